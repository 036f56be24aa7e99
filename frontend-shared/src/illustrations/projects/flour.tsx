import { FlourMill } from '../buildings/flour-mill';
import { paint } from '../palette';
import { Board } from '../parts/board';
import { Sack } from '../parts/goods';
import { Person } from '../parts/person';
import type { PictureProps } from '../scene';
import { GROUND, ProjectScene } from './project-scene';

const grains = [0, 1, 2, 3];

/** A clump of ripe wheat: five stalks with paired grains. */
function Wheat({ x, y }: { x: number; y: number }) {
  const stalks = [
    { at: -26, height: 66 },
    { at: -13, height: 78 },
    { at: 0, height: 70 },
    { at: 13, height: 80 },
    { at: 26, height: 64 },
  ];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={stalks.map(({ at, height }) => `M${at * 0.8} 0Q${at} ${-height / 2} ${at} ${-height}`).join('')}
        fill="none"
        stroke={paint.haldiShade}
        strokeWidth="2.2"
      />
      <path
        d={stalks
          .flatMap(({ at, height }) => [
            `M${at} ${-height - 10}q5 7 0 13q-5-6 0-13z`,
            ...grains.map((grain) => {
              const top = -height + 1 + grain * 8;
              return `M${at} ${top + 8}q9-1 8-11q-7 1-8 11zq-9-1-8-11q7 1 8 11z`;
            }),
          ])
          .join('')}
        fill={paint.haldi}
      />
    </g>
  );
}

/** Flour mill from outside: millstone in the arch, two silos, wheat at both sides, sacks being filled. */
export function FlourOutside({
  board,
  ...picture
}: PictureProps & { board: { hindi: string; latin: string } }) {
  return (
    <ProjectScene
      {...picture}
      field="#FDF1CC"
      floor="#E2B94C"
      back={
        <>
          <circle cx="402" cy="50" r="36" fill={paint.haldi} />
          <path d="M0 252V204Q70 178 130 204T260 214T400 202T480 200V252z" fill="#EFD387" />
          <g transform={`translate(106 ${GROUND})`}>
            <FlourMill />
          </g>
        </>
      }
    >
      <Wheat x={44} y={270} />
      <Wheat x={448} y={268} />
      <path d="M258 198h28l-9 17v11h-10v-11z" fill={paint.steel} />
      <path d="M278 198h8l-9 17v11h-4v-11z" fill={paint.steelShade} />
      <path d="M253 196h38v5h-38z" fill={paint.ink} />
      <Sack x={272} y={258} mark={paint.leaf} cloth={paint.lime} />
      <Person
        x={232}
        y={280}
        outfit="frock"
        head="plait"
        cloth={paint.brick}
        accent={paint.haldi}
        trousers={paint.lime}
        right="low"
      />
      <Person
        x={308}
        y={280}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.leaf}
        accent={paint.chilli}
        trousers={paint.lime}
        right="low"
      />
      <Sack x={344} y={284} mark={paint.chilli} cloth={paint.lime} size={1.1} />
      <Sack x={374} y={286} mark={paint.leaf} cloth={paint.lime} size={1.1} />
      <Board x={22} y={294} hindi={board.hindi} latin={board.latin} size={1.02} />
    </ProjectScene>
  );
}
