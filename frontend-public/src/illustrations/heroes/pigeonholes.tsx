import { paint } from 'frontend-shared/illustrations/palette';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

const ground = 252;
const columns = 8;
const rows = 4;
const cell = 46;
/** Pigeonholes that contain papers, counted row by row. */
const filled = [0, 1, 3, 4, 6, 8, 10, 11, 13, 15, 16, 18, 21, 22, 24, 25, 27, 28, 30, 31];

/** The pigeonholes, each 40 units wide. */
function Holes() {
  const holes = Array.from({ length: columns * rows }, (_, index) => index);
  const at = (index: number) =>
    [60 + (index % columns) * cell, 34 + Math.floor(index / columns) * 38] as const;
  return (
    <>
      <rect x="52" y="26" width={columns * cell + 10} height={rows * 38 + 10} fill={paint.brickDark} />
      <path d={holes.map((index) => `M${at(index).join(' ')}h40v32h-40z`).join('')} fill={paint.jute} />
      <path
        d={filled.map((index) => `M${at(index)[0] + 5} ${at(index)[1] + 14}h30v18h-30z`).join('')}
        fill={paint.paper}
        stroke={paint.ink}
        strokeWidth="1.6"
      />
      <path
        d={filled.map((index) => `M${at(index)[0] + 10} ${at(index)[1] + 21}h14`).join('')}
        stroke={paint.brick}
        strokeWidth="2.4"
      />
    </>
  );
}

/** Hero of Track: the office's wall of pigeonholes for papers. */
export function Pigeonholes({ label }: { label: string }) {
  return (
    <Scene width={480} height={292} label={label} className="pu-track__scene">
      <rect width="480" height="292" fill={paint.neelTint} />
      <Brickwork x={0} y={206} width={480} height={46} course={11.5} />
      <Holes />
      <rect y={ground} width="480" height="40" fill={paint.ground} />
      <rect y={ground - 2} width="480" height="4" fill={paint.ink} />
      <Person
        x={196}
        y={268}
        size={1.9}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.leaf}
        accent={paint.haldi}
        right="raised"
      />
      <path d="M222 144h34v24h-34z" fill={paint.paper} stroke={paint.ink} strokeWidth="2" />
      <path d="M228 152h20M228 159h14" stroke={paint.ink} strokeWidth="2" />
      <Person
        x={366}
        y={270}
        size={1.95}
        outfit="kurta"
        head="turban"
        skin="deep"
        cloth={paint.lime}
        accent={paint.chilli}
        left="low"
        right="low"
      />
      <path
        d="M322 208h88v9h-88zM326 199h80v9h-80zM321 190h86v9h-86z"
        fill={paint.paper}
        stroke={paint.ink}
        strokeWidth="2"
      />
    </Scene>
  );
}
