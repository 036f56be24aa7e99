import { ColdStore } from '../buildings/cold-store';
import { paint } from '../palette';
import { Board } from '../parts/board';
import { Brickwork } from '../parts/masonry';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { GROUND, ProjectScene } from './project-scene';

const arms = [0, 60, 120, 180, 240, 300];
const packets = [
  { x: 226, y: 170, colour: paint.leaf },
  { x: 246, y: 170, colour: paint.haldi },
  { x: 266, y: 170, colour: paint.chilli },
  { x: 286, y: 170, colour: paint.leafLight },
  { x: 226, y: 194, colour: paint.haldi },
  { x: 246, y: 194, colour: paint.leafLight },
  { x: 266, y: 194, colour: paint.leaf },
  { x: 286, y: 194, colour: paint.chilli },
];

/** Hills with snow on the two highest. */
function Hills() {
  return (
    <>
      <path d="M0 252V176L74 100 128 152 186 84 270 170 350 112 480 202V252z" fill="#B9CFD9" />
      <path d="M74 100l-24 25 14-3 10 8 10-9 12 2zM186 84l-26 30 15-4 11 9 12-10 14 2z" fill={paint.paper} />
    </>
  );
}

/** A shop window: packets of vegetables on two shelves. */
function PacketWindow() {
  return (
    <>
      <rect x="218" y="158" width="92" height="56" fill={paint.haldiTint} />
      {packets.map(({ x, y, colour }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}h14v-9q-7-3-14 0z`} fill={colour} transform="translate(0 10)" />
      ))}
      <path d="M218 181h92M218 205h92" stroke={paint.ink} strokeWidth="2.4" />
      <path d="M218 158h92v56h-92zM264 158v56" fill="none" stroke={paint.ink} strokeWidth="3" />
    </>
  );
}

/** The delivery truck, 156 wide, standing on y 0. */
function Truck() {
  return (
    <>
      <path d="M0-78h106v62H0z" fill={paint.lime} />
      <path d="M96-78h10v62H96z" fill={paint.limeShade} />
      <path d="M0-36h106v10H0z" fill={paint.neel} />
      <path d="M0-18h156v8H0z" fill={paint.ink} />
      <path d="M108-62h28q6 0 9 6l9 20v20h-46z" fill={paint.haldi} />
      <path d="M118-56h18l8 18h-26z" fill={paint.glass} stroke={paint.ink} strokeWidth="2" />
      <g
        transform="translate(53 -57)"
        stroke={paint.neel}
        strokeWidth="2.6"
        strokeLinecap="round"
        fill="none"
      >
        {arms.map((angle) => (
          <path key={angle} d="M0 0V-13M0-8l-4-4M0-8l4-4" transform={`rotate(${angle})`} />
        ))}
      </g>
      <path
        d="M17-11a11 11 0 1 0 22 0a11 11 0 1 0-22 0M114-11a11 11 0 1 0 22 0a11 11 0 1 0-22 0"
        fill={paint.ink}
      />
      <path
        d="M23-11a5 5 0 1 0 10 0a5 5 0 1 0-10 0M120-11a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
        fill={paint.steel}
      />
    </>
  );
}

/** Frozen foods from outside: snowflake door, roof fans, hills behind, a truck being loaded. */
export function FrozenOutside({
  board,
  ...picture
}: PictureProps & { board: { hindi: string; latin: string } }) {
  return (
    <ProjectScene
      {...picture}
      field="#DFEAF1"
      floor="#BDD0C2"
      back={
        <>
          <Hills />
          <path d="M270 142h58v110h-58z" fill="#DDE6EE" />
          <Brickwork x={270} y={216} width={58} height={36} />
          <path d="M270 138h64v10h-64z" fill={paint.neel} />
          <g transform={`translate(60 ${GROUND})`}>
            <ColdStore />
          </g>
          <PacketWindow />
        </>
      }
    >
      <Person
        x={232}
        y={278}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.leaf}
        trousers={paint.ink}
        left="bent"
        right="bent"
      />
      <path d="M219 239h26v15h-26z" fill={paint.jute} />
      <path d="M239 239h6v15h-6zM229 239h4v7h-4z" fill={paint.juteShade} />
      <Person
        x={284}
        y={280}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.brick}
        accent={paint.lime}
        right="raised"
      />
      <g transform="translate(316 284)">
        <Truck />
      </g>
      <Board x={10} y={294} hindi={board.hindi} latin={board.latin} size={0.98} />
    </ProjectScene>
  );
}
