import { paint } from 'frontend-shared/illustrations/palette';
import { Board } from 'frontend-shared/illustrations/parts/board';
import { BrickStack } from 'frontend-shared/illustrations/parts/goods';
import { Wall } from 'frontend-shared/illustrations/parts/masonry';
import { Tree } from 'frontend-shared/illustrations/parts/nature';
import { Sawtooth } from 'frontend-shared/illustrations/parts/openings';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

const ground = 400;
const course = 13;
/** Left end of each course of the wall under construction, lowest first. */
const courseStarts = [126, 126, 140, 140, 154, 182, 182, 210, 238, 252, 266];

/** The wall under construction: its courses end in steps, as masons leave them in the evening. */
function RisingWall() {
  const right = 330;
  const bricks: string[] = [];
  courseStarts.forEach((left, row) => {
    const top = ground - (row + 1) * course;
    for (let x = left; x < right - 1; x += 28) {
      const end = Math.min(x + 28, right);
      bricks.push(`M${x + 0.8} ${top + 0.8}H${end - 0.8}V${top + course - 0.8}H${x + 0.8}z`);
    }
  });
  const outline = courseStarts.map(
    (left, row) => `M${left} ${ground - (row + 1) * course}H${right}v${course}H${left}z`,
  );
  return (
    <>
      <path d={outline.join('')} fill={paint.brickShade} />
      <path d={bricks.join('')} fill={paint.brick} />
    </>
  );
}

/** Bamboo poles, a plank and the roof frame, still without sheets. */
function Scaffold() {
  return (
    <>
      <path
        d="M184 238L184 174L256 238M256 238V174L328 238M112 238H334"
        fill="none"
        stroke={paint.ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M118 400V222M206 400V206M296 400V206"
        stroke={paint.juteShade}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M96 316H250" stroke={paint.jute} strokeWidth="7" strokeLinecap="round" />
      <path d="M118 316L206 400" stroke={paint.juteShade} strokeWidth="3" />
    </>
  );
}

/** The open double door: warm light and a machine inside, both leaves folded back. */
function OpenDoor() {
  return (
    <>
      <rect x="386" y="284" width="104" height="116" fill={paint.haldiTint} />
      <path d="M386 400L414 360H462L490 400z" fill={paint.haldi} />
      <g transform="translate(16 0)">
        <rect x="424" y="334" width="32" height="26" rx="3" fill={paint.steel} />
        <rect x="448" y="334" width="8" height="26" fill={paint.steelShade} />
        <path d="M424 306H456L446 334H434z" fill={paint.leaf} />
        <path d="M429 360V366M451 360V366" stroke={paint.steelDark} strokeWidth="4" />
        <circle cx="436" cy="347" r="7" fill={paint.lime} stroke={paint.ink} strokeWidth="2" />
      </g>
      <path d="M380 278H496V400H490V284H386V400H380z" fill={paint.ink} />
      <path d="M386 284L354 292V400H386zM490 284L522 292V400H490z" fill={paint.neel} />
      <path
        d="M379 302L361 306V342H379zM379 352H361V390H379zM497 302L515 306V342H497zM497 352H515V390H497z"
        fill="none"
        stroke={paint.haldiTint}
        strokeWidth="2"
      />
    </>
  );
}

/** Hero of Apply: a half-built shed whose door is already open. */
export function HalfBuiltShed({ label, board }: { label: string; board: { hindi: string; latin: string } }) {
  return (
    <Scene width={680} height={ground} top={92} label={label} className="pu-apply-hero__drawing">
      <path d="M32 400A300 300 0 0 1 632 400z" fill={paint.haldi} />
      <Tree x={612} y={ground} size={1.3} />
      <Scaffold />
      <RisingWall />
      <Wall x={330} y={238} width={226} height={162} dado={58} />
      <Sawtooth x={334} y={236} teeth={3} span={72} rise={62} />
      <rect x="322" y="232" width="242" height="8" fill={paint.ink} />
      <OpenDoor />
      <Person
        x={166}
        y={313}
        size={1.15}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.leaf}
        accent={paint.lime}
        trousers={paint.ink}
        left="bent"
        right="low"
      />
      <path d="M186 278h20v10h-20z" fill={paint.brickDark} />
      <BrickStack x={22} y={ground} rows={3} columns={4} />
      <Person
        x={98}
        y={ground}
        size={1.15}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.neel}
        accent={paint.lime}
        left="carry"
        right="carry"
      />
      <path d="M80 317h36v10h-36zM84 306h28v10h-28z" fill={paint.brickDark} />
      <Person
        x={414}
        y={ground}
        size={1.2}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.chilli}
        accent={paint.haldi}
        right="bent"
      />
      <path d="M412 357h19v13h-19z" fill={paint.lime} stroke={paint.ink} strokeWidth="1.6" />
      <Person
        x={536}
        y={ground}
        size={1.2}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.chilli}
        left="out"
      />
      <Board x={556} y={ground} hindi={board.hindi} latin={board.latin} size={0.92} />
    </Scene>
  );
}
