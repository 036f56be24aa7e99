const COURSES = 6;
const PER_COURSE = 6;
const WIDTH = 48;
const HEIGHT = 25;
const GAP = 3;
const STEP = WIDTH + GAP;
const LEFT = 24;
const GROUND = 252;
/** Position of the missing brick. */
const HOLE = { course: 3, brick: 4 };

/** Drawing: a wall with a missing brick, a mason who holds it, and a board with the given text. */
export function MissingBrick({ board }: { board: string }) {
  return (
    <svg className="sh-missing__drawing" viewBox="0 0 480 300" role="img" aria-label={board}>
      <rect width="480" height="300" rx="8" fill="#E6E9F7" />
      <circle cx="404" cy="62" r="34" fill="#fff" />
      <path d="M0 252h480v40a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="#E9C9A4" />
      <Courses />
      <Board text={board} />
      <Mason />
      <path d="M0 252h480" stroke="#1A2147" strokeWidth="4" />
    </svg>
  );
}

function Courses() {
  const bricks = [];
  for (let course = 0; course < COURSES; course++) {
    const odd = course % 2 === 1;
    // Every second course begins and ends with half a brick.
    for (let brick = 0; brick < PER_COURSE + (odd ? 1 : 0); brick++) {
      if (course === HOLE.course && brick === HOLE.brick) continue;
      const half = odd && (brick === 0 || brick === PER_COURSE);
      const x = LEFT + (odd && brick > 0 ? brick * STEP - STEP / 2 : brick * STEP);
      bricks.push(
        <rect
          key={`${course}-${brick}`}
          x={x}
          y={GROUND - (course + 1) * (HEIGHT + GAP)}
          width={half ? (WIDTH - GAP) / 2 : WIDTH}
          height={HEIGHT}
          rx="1"
          fill="#B2482B"
        />,
      );
    }
  }
  const width = PER_COURSE * STEP - GAP;
  const height = COURSES * (HEIGHT + GAP);
  return (
    <>
      <rect
        x={LEFT - GAP}
        y={GROUND - height - GAP}
        width={width + 2 * GAP}
        height={height + GAP}
        fill="#8A3219"
      />
      {bricks}
    </>
  );
}

function Board({ text }: { text: string }) {
  return (
    <>
      <path d="M64 70V30M196 70V30" stroke="#1A2147" strokeWidth="5" transform="translate(0 38)" />
      <rect x="44" y="22" width="172" height="52" rx="4" fill="#F7B917" stroke="#1A2147" strokeWidth="3" />
      <text x="130" y="55" textAnchor="middle" fill="#1A2147" className="sh-missing__board">
        {text}
      </text>
    </>
  );
}

/** 96 units tall: larger than elsewhere, because he is in the foreground. */
function Mason() {
  return (
    <g transform="translate(430 156)">
      <rect x="-12" y="66" width="10" height="30" fill="#1A2147" />
      <rect x="3" y="66" width="10" height="30" fill="#1A2147" />
      <path d="M-16 68V38q0-10 10-10H7q10 0 10 10v30z" fill="#1E7145" />
      <path d="M8 28q9 1 9 10v30H8z" fill="#17603A" />
      <path d="M-10 36-36 48" stroke="#1E7145" strokeWidth="9" strokeLinecap="round" />
      <circle cx="-38" cy="49" r="5.5" fill="#8C5A3A" />
      <rect x="-76" y="34" width="44" height="24" rx="1" fill="#B2482B" stroke="#8A3219" strokeWidth="2" />
      <circle cy="14" r="13" fill="#8C5A3A" />
      <path d="M-14 12a14 14 0 0 1 28 0z" fill="#F7B917" />
      <path d="M-18 12h36" stroke="#D9930D" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
