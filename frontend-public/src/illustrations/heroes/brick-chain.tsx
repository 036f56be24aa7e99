import { paint } from 'frontend-shared/illustrations/palette';
import { BrickStack } from 'frontend-shared/illustrations/parts/goods';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Tree } from 'frontend-shared/illustrations/parts/nature';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';
import type { ComponentProps } from 'react';

const width = 1440;
const ground = 292;
const size = 1.55;

type Look = Pick<
  ComponentProps<typeof Person>,
  'outfit' | 'head' | 'skin' | 'cloth' | 'accent' | 'trousers' | 'apron'
>;

/** The people between the heap and the wall, each with a different trade. */
const people: readonly Look[] = [
  {
    outfit: 'kurta',
    head: 'turban',
    skin: 'deep',
    cloth: paint.haldiTint,
    accent: paint.chilli,
    trousers: paint.steel,
  },
  { outfit: 'sari', head: 'bun', skin: 'light', cloth: paint.neel, accent: paint.haldi },
  { outfit: 'work', head: 'short', skin: 'brown', cloth: paint.leaf, trousers: paint.ink, apron: paint.jute },
  {
    outfit: 'frock',
    head: 'plait',
    skin: 'brown',
    cloth: paint.chilli,
    accent: paint.haldi,
    trousers: paint.lime,
  },
  { outfit: 'kurta', head: 'short', skin: 'light', cloth: paint.haldi, trousers: paint.steelDark },
  { outfit: 'sari', head: 'bun', skin: 'deep', cloth: paint.leaf, accent: paint.chilli },
  {
    outfit: 'work',
    head: 'helmet',
    skin: 'brown',
    cloth: paint.neel,
    accent: paint.haldi,
    trousers: paint.ink,
  },
];
const first = 262;
const apart = 96;

/** The chain: a brick to the left of each person is on its way to the wall. */
function Chain() {
  return (
    <>
      {people.map((look, index) => (
        <Person
          key={`${look.cloth}${look.head}`}
          {...look}
          x={first + index * apart}
          y={ground + 14}
          size={size}
          left="out"
          right={index === people.length - 1 ? 'raised' : 'out'}
        />
      ))}
      <path
        d={people
          .map((_, index) => `M${first + index * apart - apart / 2 - 17} ${ground - 56}h34v14h-34z`)
          .join('')}
        fill={paint.brick}
      />
      <path
        d={people
          .map((_, index) => `M${first + index * apart - apart / 2 + 10} ${ground - 56}h7v14h-7z`)
          .join('')}
        fill={paint.brickShade}
      />
    </>
  );
}

/** Left end and height of each step of the wall, lowest first; the right end is the same for all. */
const rises = [
  [898, 34],
  [1006, 68],
  [1106, 102],
  [1206, 136],
] as const;
const end = 1408;

/** A stepped wall as the lower part of a factory, whose upper part is only outlined. */
function RisingWall() {
  return (
    <>
      <path
        d={`M1112 ${ground - 110}V110H${end}V${ground - 140}M1112 110V52L1186 110V52L1260 110V52L1334 110V52L${end} 110M1150 132H1200V168H1150z`}
        fill="none"
        stroke={paint.slate}
        strokeWidth="2.5"
        strokeDasharray="7 7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {rises.map(([left, height]) => (
        <Brickwork key={left} x={left} y={ground - height} width={end - left} height={34} course={17} />
      ))}
      <path
        d={`M1300 ${ground - 136}V70M1392 ${ground - 136}V70`}
        stroke={paint.juteShade}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M1286 120H1408" stroke={paint.jute} strokeWidth="8" strokeLinecap="round" />
    </>
  );
}

/** Two masons on the wall: one receives a brick, one lays the next course. */
function Masons() {
  return (
    <>
      <Person
        x={938}
        y={ground - 34}
        size={size}
        outfit="work"
        head="turban"
        skin="deep"
        cloth={paint.steel}
        accent={paint.leaf}
        trousers={paint.ink}
        left="low"
        right="out"
      />
      <path d={`M868 ${ground - 88}h34v14h-34z`} fill={paint.brick} />
      <Person
        x={1166}
        y={ground - 102}
        size={size}
        outfit="sari"
        head="scarf"
        skin="brown"
        cloth={paint.chilli}
        accent={paint.haldiTint}
        right="low"
      />
      <path d={`M1200 ${ground - 150}l14 8 16 4-8 6h-16z`} fill={paint.steelDark} />
      <path d={`M1212 ${ground - 153}h40v17h-40z`} fill={paint.brick} />
    </>
  );
}

/** Hero of About: a chain of people passes bricks from a heap to the wall that they are building. */
export function BrickChain({ label }: { label: string }) {
  return (
    <Scene width={width} height={340} label={label} className="pu-about-hero__chain" fit="xMidYMax slice">
      <path d={`M1000 ${ground}A220 220 0 0 1 1440 ${ground}z`} fill={paint.haldi} />
      <Tree x={66} y={ground} size={1.6} />
      <RisingWall />
      <rect y={ground} width={width} height="48" fill={paint.ground} />
      <rect y={ground - 2} width={width} height="4" fill={paint.ink} />
      <g transform={`translate(126 ${ground + 10}) scale(1.5)`}>
        <BrickStack x={0} y={0} rows={5} columns={4} />
      </g>
      <Chain />
      <Masons />
    </Scene>
  );
}
