import { paint } from 'frontend-shared/illustrations/palette';
import { Wall } from 'frontend-shared/illustrations/parts/masonry';
import { Sawtooth, Window } from 'frontend-shared/illustrations/parts/openings';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';
import type { ReactNode } from 'react';

/** Half of the drawing, 600 wide. Side by side, the halves show one factory. */
function Half({ children }: { children: ReactNode }) {
  return (
    <Scene width={600} height={240} className="pu-way__drawing">
      <rect width="600" height="240" fill={paint.skyPale} />
      {children}
      <rect y="202" width="600" height="38" fill={paint.ground} />
      <rect y="200" width="600" height="4" fill={paint.ink} />
    </Scene>
  );
}

/** Left half: the factory's machine hall, and two skilled people in front of it with their plan. */
export function SkilledHalf() {
  return (
    <Half>
      <Wall x={200} y={86} width={400} height={116} dado={42} />
      <Sawtooth x={200} y={86} teeth={5} span={80} rise={44} />
      <rect x="194" y="83" width="406" height="6" fill={paint.ink} />
      <Window x={226} y={106} width={52} height={38} />
      <Window x={306} y={106} width={52} height={38} />
      <path d="M452 112H600V202H452z" fill={paint.ink} />
      <path d="M476 130H556L532 164H500z" fill={paint.haldi} />
      <path d="M534 130H556L532 164H522z" fill={paint.haldiShade} />
      <rect x="488" y="164" width="56" height="32" rx="3" fill={paint.steel} />
      <circle cx="516" cy="180" r="9" fill={paint.lime} />
      <path d="M516 180l5-6" stroke={paint.ink} strokeWidth="2.2" strokeLinecap="round" />
      <g transform="translate(0 18)">
        <Person
          x={86}
          y={204}
          size={1.7}
          outfit="sari"
          head="bun"
          skin="light"
          cloth={paint.leaf}
          accent={paint.haldi}
          right="low"
        />
        <path d="M118 146l52-8 7 40-52 8z" fill={paint.paper} stroke={paint.ink} strokeWidth="2.2" />
        <path d="M130 172v-14l9-5v5l9-5v5l9-5v14z" fill="none" stroke={paint.neel} strokeWidth="2.2" />
        <Person
          x={208}
          y={204}
          size={1.7}
          outfit="work"
          head="helmet"
          skin="deep"
          cloth={paint.brick}
          trousers={paint.ink}
          left="low"
          right="out"
        />
      </g>
    </Half>
  );
}

const owners = [
  {
    outfit: 'kurta',
    head: 'turban',
    skin: 'deep',
    cloth: paint.lime,
    accent: paint.chilli,
    trousers: paint.steel,
  },
  { outfit: 'sari', head: 'bun', skin: 'brown', cloth: paint.chilli, accent: paint.haldi },
  { outfit: 'kurta', head: 'short', skin: 'light', cloth: paint.neel, trousers: paint.steelDark },
  {
    outfit: 'frock',
    head: 'plait',
    skin: 'brown',
    cloth: paint.haldi,
    accent: paint.chilli,
    trousers: paint.lime,
  },
] as const;

/** Right half: the other end of the factory, and four of its owners, each with a share certificate. */
export function OwnersHalf() {
  return (
    <Half>
      <Wall x={0} y={86} width={330} height={116} dado={42} />
      <Sawtooth x={0} y={86} teeth={4} span={80} rise={44} />
      <rect y="83" width="336" height="6" fill={paint.ink} />
      <path d="M0 112H60V202H0z" fill={paint.ink} />
      <Window x={92} y={106} width={52} height={38} />
      <Window x={172} y={106} width={52} height={38} />
      <g transform="translate(0 18)">
        {owners.map((look, index) => (
          <Person key={look.cloth} {...look} x={298 + index * 74} y={204} size={1.7} right="bent" />
        ))}
        <path
          d={owners.map((_, index) => `M${296 + index * 74} 140h30v22h-30z`).join('')}
          fill={paint.paper}
          stroke={paint.ink}
          strokeWidth="2"
        />
        <path
          d={owners.map((_, index) => `M${301 + index * 74} 147h14M${301 + index * 74} 154h9`).join('')}
          stroke={paint.ink}
          strokeWidth="2"
        />
      </g>
    </Half>
  );
}
