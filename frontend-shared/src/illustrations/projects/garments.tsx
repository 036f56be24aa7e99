import { paint } from '../palette';
import { Board } from '../parts/board';
import { Wall } from '../parts/masonry';
import { BananaPlant, Tree } from '../parts/nature';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { GROUND, ProjectScene } from './project-scene';

const upper = [152, 222, 292];
const lower = [152, 292];
const shirts = [
  { x: 174, colour: paint.chilli },
  { x: 214, colour: paint.haldi },
  { x: 254, colour: paint.neel },
  { x: 294, colour: paint.leaf },
];
const slats = [0, 1, 2, 3, 4, 5, 6];

/** A window with louvred shutters folded back and a sewing machine on its sill. */
function SewingWindow({ x, y, cloth }: { x: number; y: number; cloth: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-15" width="30" height="44" fill={paint.haldiTint} />
      <path d="M-31 0h16v44h-16zM15 0h16v44H15z" fill={paint.leaf} />
      <path
        d={slats.map((slat) => `M-28 ${5 + slat * 5.6}h10M18 ${5 + slat * 5.6}h10`).join('')}
        stroke={paint.leafLight}
        strokeWidth="2"
      />
      <path d="M-15 34h30v4h-30zM-12 34V20H8v6H-5v8zM3 26h3v7H3zM-10 44v-6M10 44v-6" fill={paint.ink} />
      <circle cx="11" cy="24" r="4" fill="none" stroke={paint.ink} strokeWidth="2" />
      <path d="M4 33h13l-2 11H7z" fill={cloth} />
      <rect x="-33" y="44" width="66" height="4" fill={paint.brickDark} />
    </g>
  );
}

/** Four shirts dry on the roof. */
function ShirtLine() {
  return (
    <>
      <path
        d="M134 74V30M342 74V30M134 34Q238 46 342 34"
        fill="none"
        stroke={paint.ink}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      {shirts.map(({ x, colour }) => (
        <path key={x} d={`M${x - 6} 40l-9 6 4 9 4-2v22h14v-22l4 2 4-9-9-6q-6 5-12 0z`} fill={colour} />
      ))}
    </>
  );
}

/** Garment unit from outside: two storeys of louvred windows, a sewing machine in each, shirts on the roof line. */
export function GarmentsOutside({
  board,
  ...picture
}: PictureProps & { board: { hindi: string; latin: string } }) {
  return (
    <ProjectScene
      {...picture}
      field="#FBE3D6"
      floor="#E6B79A"
      back={
        <>
          <circle cx="406" cy="60" r="36" fill={paint.paper} />
          <ShirtLine />
          <Wall x={124} y={74} width={228} height={178} dado={32} plaster="#F0CBA6" shade="#E2B68C" />
          <path d="M118 70h240v8H118zM122 160h232v6H122z" fill={paint.brick} />
          {upper.map((x, place) => (
            <SewingWindow key={x} x={x + 16} y={92} cloth={place === 1 ? paint.neel : paint.chilli} />
          ))}
          {lower.map((x, place) => (
            <SewingWindow key={x} x={x + 16} y={176} cloth={place === 0 ? paint.haldi : paint.leaf} />
          ))}
          <path d="M212 252v-52a26 26 0 0 1 52 0v52z" fill={paint.ink} />
          <path d="M217 252v-52a21 21 0 0 1 42 0v52z" fill="#1F2B6B" />
          <path d="M224 252v-36h7v36z" fill={paint.chilli} />
          <path d="M235 252v-40h7v40z" fill={paint.haldi} />
          <path d="M246 252v-33h7v33z" fill={paint.leafLight} />
          <Tree x={66} y={GROUND} size={1.3} />
          <BananaPlant x={404} y={GROUND} size={1.35} />
        </>
      }
    >
      <Person
        x={292}
        y={280}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.chilli}
        accent={paint.haldi}
        right="bent"
      />
      <Person
        x={330}
        y={280}
        outfit="frock"
        head="short"
        skin="deep"
        cloth={paint.neel}
        accent={paint.neel}
        trousers={paint.lime}
        left="bent"
        right="bent"
      />
      <path d="M316 246h28v6h-28zM318 240h24v6h-24z" fill={paint.leaf} />
      <path d="M316 251h28v6h-28z" fill={paint.leafLight} />
      <Board x={368} y={294} hindi={board.hindi} latin={board.latin} size={1} />
    </ProjectScene>
  );
}
