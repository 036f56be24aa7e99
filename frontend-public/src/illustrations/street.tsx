import { Bazaar } from 'frontend-shared/illustrations/buildings/bazaar';
import { ColdStore } from 'frontend-shared/illustrations/buildings/cold-store';
import { FlourMill } from 'frontend-shared/illustrations/buildings/flour-mill';
import { Chimney, SpiceShed, SteelHopper } from 'frontend-shared/illustrations/buildings/spice-shed';
import { paint } from 'frontend-shared/illustrations/palette';
import { Board } from 'frontend-shared/illustrations/parts/board';
import { Heap, Sack } from 'frontend-shared/illustrations/parts/goods';
import { BananaPlant, Tree } from 'frontend-shared/illustrations/parts/nature';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

interface StreetProps {
  label: string;
  /** Text of the shop sign. */
  sign: string;
  /** Text of the town sign, in both scripts. */
  board: { hindi: string; latin: string };
}

const ground = 236;

/** Shared by both layers, so that they align. Narrow screens show the middle, the spice factory. */
const frame = { width: 1440, height: 298, className: 'pu-home-hero__street', fit: 'xMidYMax slice' } as const;

/** Hero of Home: four buildings in a street, and in front of them the people who work and shop there. */
export function Street({ label, sign, board }: StreetProps) {
  return (
    <>
      <StreetBuildings label={label} sign={sign} />
      <StreetPeople board={board} />
    </>
  );
}

/** The back layer, which has the accessible name for both. */
export function StreetBuildings({ label, sign }: Omit<StreetProps, 'board'>) {
  return (
    <Scene {...frame} label={label}>
      <path
        d="M0 236V196Q160 150 360 176Q560 128 760 160Q960 120 1130 156Q1300 130 1440 164V236z"
        fill="#E8A60E"
      />
      <Tree x={34} y={ground} size={1.5} />
      <g transform={`translate(86 ${ground})`}>
        <FlourMill />
      </g>
      <BananaPlant x={462} y={ground} size={1.5} />
      <g transform={`translate(530 ${ground})`}>
        <SpiceShed />
      </g>
      <g transform={`translate(830 ${ground})`}>
        <Chimney />
      </g>
      <g transform={`translate(860 ${ground})`}>
        <SteelHopper />
      </g>
      <g transform={`translate(970 ${ground})`}>
        <Bazaar sign={sign} />
      </g>
      <Tree x={1300} y={ground} size={1.3} />
      <g transform={`translate(1336 ${ground})`}>
        <ColdStore />
      </g>
      <rect y={ground} width="1440" height="62" fill={paint.ground} />
      <rect y={ground - 2} width="1440" height="4" fill={paint.ink} />
      <rect y="284" width="1440" height="14" fill={paint.brick} />
      <path d="M0 284H1440" stroke={paint.brickShade} strokeWidth="2" />
    </Scene>
  );
}

/** The front layer: people, goods and the town sign. */
export function StreetPeople({ board }: Pick<StreetProps, 'board'>) {
  return (
    <Scene {...frame}>
      <Person
        x={150}
        y={268}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.leaf}
        accent={paint.chilli}
        trousers={paint.lime}
      />
      <Sack x={190} y={270} mark={paint.chilli} cloth={paint.lime} />
      <Person x={330} y={270} outfit="kurta" head="short" skin="brown" cloth={paint.lime} />
      <Heap x={676} y={272} width={92} colour={paint.chilli} grain="#8F1620" />
      <Heap x={760} y={276} width={62} colour={paint.haldi} grain={paint.haldiShade} />
      <Person
        x={612}
        y={270}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.haldi}
        right="low"
      />
      <path d="M630 240L650 272" stroke={paint.brickDark} strokeWidth="3" strokeLinecap="round" />
      <Person
        x={566}
        y={266}
        outfit="work"
        head="helmet"
        skin="brown"
        cloth={paint.neel}
        trousers={paint.ink}
        left="carry"
        right="carry"
      />
      <Sack x={566} y={204} size={0.9} />
      <Board x={806} y={282} hindi={board.hindi} latin={board.latin} size={1.1} />
      <Person
        x={1056}
        y={270}
        outfit="sari"
        head="bun"
        skin="brown"
        cloth={paint.neel}
        accent={paint.chilli}
      />
      <Person
        x={1092}
        y={270}
        size={0.72}
        outfit="frock"
        head="plait"
        skin="brown"
        cloth={paint.haldi}
        trousers={paint.lime}
      />
      <Person x={1214} y={270} outfit="kurta" head="helmet" skin="light" cloth={paint.lime} />
      <Person
        x={1400}
        y={268}
        outfit="work"
        head="helmet"
        skin="light"
        cloth={paint.leaf}
        trousers={paint.ink}
      />
    </Scene>
  );
}
