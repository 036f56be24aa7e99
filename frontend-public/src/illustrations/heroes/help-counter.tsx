import { paint } from 'frontend-shared/illustrations/palette';
import { Board } from 'frontend-shared/illustrations/parts/board';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Window } from 'frontend-shared/illustrations/parts/openings';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

interface HelpCounterProps {
  label: string;
  /** Text of the counter's sign, in both scripts. */
  board: { hindi: string; latin: string };
}

const ground = 352;

/** Pigeonholes on the wall, some of them with letters. */
function Pigeonholes() {
  const letters = [
    [0, 0],
    [2, 0],
    [3, 0],
    [1, 1],
    [2, 1],
    [0, 2],
    [3, 2],
  ] as const;
  return (
    <g transform="translate(60 40)">
      <rect width="148" height="102" fill={paint.brickDark} />
      <path
        d="M5 5h31v27H5zM41 5h31v27H41zM77 5h31v27H77zM113 5h30v27h-30zM5 37h31v27H5zM41 37h31v27H41zM77 37h31v27H77zM113 37h30v27h-30zM5 69h31v28H5zM41 69h31v28H41zM77 69h31v28H77zM113 69h30v28h-30z"
        fill={paint.jute}
      />
      {letters.map(([column, row]) => (
        <path
          key={`${column}-${row}`}
          d={`M${9 + column * 36} ${16 + row * 32}l11.500 8 11.500-8v14h-23z`}
          fill={paint.paper}
          stroke={paint.ink}
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}

/** A wall clock at nine, when the office opens. */
function Clock() {
  return (
    <>
      <circle cx="262" cy="96" r="30" fill={paint.paper} stroke={paint.ink} strokeWidth="5" />
      <path d="M262 96H244M262 96V74" stroke={paint.ink} strokeWidth="3.4" strokeLinecap="round" />
      <path
        d="M262 71v4M262 117v4M237 96h-.1M287 96h-.1"
        stroke={paint.brick}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
}

/** Hero of Contact: a letter is handed over at the office counter; a person waits on the bench. */
export function HelpCounter({ label, board }: HelpCounterProps) {
  return (
    <Scene width={600} height={400} top={20} label={label} className="pu-contact__scene">
      <rect y="20" width="600" height="334" fill={paint.skyPale} />
      <rect x="566" y="20" width="34" height="334" fill={paint.sky} />
      <Brickwork x={0} y={286} width={600} height={66} course={11} />
      <Pigeonholes />
      <Clock />
      <Window x={340} y={64} width={96} height={78} />
      <Window x={462} y={64} width={96} height={78} />
      <rect y={ground} width="600" height="48" fill={paint.ground} />
      <Person x={84} y={300} size={2} outfit="sari" head="bun" skin="light" cloth={paint.leaf} right="low" />
      <Person
        x={206}
        y={302}
        size={2}
        outfit="kurta"
        head="short"
        skin="brown"
        cloth={paint.lime}
        right="out"
      />
      <path d="M22 250H276V352H22z" fill={paint.neel} />
      <path d="M252 250H276V352H252z" fill="#1F2B6B" />
      <Board x={84} y={336} hindi={board.hindi} latin={board.latin} />
      <Brickwork x={22} y={312} width={254} height={40} course={10} />
      <rect x="12" y="240" width="276" height="12" fill={paint.ink} />
      <path d="M60 240v-24h34v24z" fill={paint.paper} stroke={paint.ink} strokeWidth="2" />
      <path d="M66 224h22M66 230h22" stroke={paint.ink} strokeWidth="2" />
      <Person
        x={322}
        y={362}
        size={2.05}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.haldiTint}
        accent={paint.chilli}
        left="out"
      />
      <path
        d="M240 262l34-6 5 24-34 6z"
        fill={paint.paper}
        stroke={paint.ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M240 262l20 9 14-15" fill="none" stroke={paint.ink} strokeWidth="2" strokeLinejoin="round" />
      <Person x={376} y={366} size={1.5} outfit="frock" head="plait" skin="brown" cloth={paint.chilli} />
      <path d="M430 352V318M560 352V318" stroke={paint.ink} strokeWidth="6" />
      <rect x="416" y="310" width="158" height="10" rx="2" fill={paint.brickDark} />
      <Person
        x={512}
        y={364}
        size={2}
        outfit="work"
        head="helmet"
        skin="brown"
        cloth={paint.leaf}
        trousers={paint.ink}
        left="bent"
      />
      <rect y={ground - 2} width="600" height="4" fill={paint.ink} />
    </Scene>
  );
}
