import { paint } from 'frontend-shared/illustrations/palette';
import { Heap } from 'frontend-shared/illustrations/parts/goods';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Window } from 'frontend-shared/illustrations/parts/openings';
import { Character, GROUND, Paper, Writing } from '../stage';

/** Join: a share certificate without a name. */
export function SharePaper() {
  return (
    <>
      <Paper x={700} y={120} width={420} height={442}>
        <rect x="18" y="18" width="384" height="406" fill="none" stroke={paint.haldi} strokeWidth="6" />
        <rect x="120" y="58" width="180" height="20" rx="4" fill={paint.ink} />
        <Writing x={60} y={130} widths={[300, 300, 220]} gap={34} />
        <path d="M60 268H360M60 318H360" stroke={paint.ink} strokeWidth="3" strokeDasharray="10 8" />
        <Brickwork x={60} y={352} width={120} height={44} course={22} />
        <circle cx="318" cy="374" r="32" fill={paint.brick} />
        <circle cx="318" cy="374" r="22" fill="none" stroke={paint.paper} strokeWidth="3" />
      </Paper>
      <Character who="farmer" x={200} size={2.7} />
      <Character who="worker" x={370} size={2.7} />
      <Character who="trader" x={560} size={2.7} right="out" />
    </>
  );
}

const FIELDS = [0, 1, 2, 3];

/** Shareholder: the form, half filled in. */
export function HalfFilledForm() {
  return (
    <>
      <Paper x={640} y={150} width={400} height={360}>
        <rect x="34" y="34" width="190" height="20" rx="4" fill={paint.ink} />
        {FIELDS.map((field) => (
          <g key={field} transform={`translate(34 ${84 + field * 66})`}>
            <rect width="332" height="44" rx="5" fill={paint.neelPale} stroke={paint.edge} strokeWidth="3" />
            {field < 2 && (
              <path
                d={`M18 22h${180 - field * 60}`}
                stroke={paint.neel}
                strokeWidth="8"
                strokeLinecap="round"
              />
            )}
          </g>
        ))}
      </Paper>
      <rect x="560" y="510" width="560" height="16" fill={paint.ink} />
      <path d="M600 526V562M1080 526V562" stroke={paint.ink} strokeWidth="12" />
      <Character who="teacher" x={480} size={3.2} right="out" />
      <path d="M548 466l44-34" stroke={paint.haldi} strokeWidth="9" strokeLinecap="round" />
    </>
  );
}

/** Contact: a counter with a clerk behind it. */
export function Counter() {
  return (
    <>
      <rect x="520" y="170" width="680" height={GROUND - 170} fill={paint.lime} />
      <Window x={600} y={220} width={150} height={110} />
      <rect x="960" y="210" width="170" height="120" fill={paint.haldi} stroke={paint.ink} strokeWidth="4" />
      <Writing x={984} y={244} widths={[120, 90, 110]} gap={26} />
      <Character who="worker" x={850} y={530} size={3} right="low" />
      <rect x="600" y="436" width="520" height="16" fill={paint.ink} />
      <Brickwork x={620} y={452} width={480} height={GROUND - 452} course={22} />
      <rect x="960" y="404" width="90" height="32" fill={paint.paper} stroke={paint.ink} strokeWidth="3" />
      <Character who="farmer" x={300} size={3} right="out" />
      <Character who="student" x={460} size={2.4} />
    </>
  );
}

const TINS = [
  { x: 470, width: 130, height: 150, cloth: paint.leaf },
  { x: 660, width: 150, height: 200, cloth: paint.chilli },
  { x: 880, width: 170, height: 250, cloth: paint.neel },
];

/** Spice club: three tins in increasing size. */
export function SpiceTins() {
  return (
    <>
      {TINS.map(({ x, width, height, cloth }) => (
        <g key={x} transform={`translate(${x} ${GROUND})`}>
          <rect y={-height} width={width} height={height} rx="8" fill={cloth} />
          <rect x={width - 22} y={-height} width="22" height={height} rx="8" fill={paint.ink} opacity=".25" />
          <rect x="-6" y={-height - 26} width={width + 12} height="34" rx="6" fill={paint.steel} />
          <rect x="20" y={-height / 2 - 30} width={width - 52} height="64" rx="4" fill={paint.haldi} />
          <path
            d={`M34 ${-height / 2 + 12}h${width - 80}M34 ${-height / 2 - 10}h${width - 80}`}
            stroke={paint.ink}
            strokeWidth="6"
            strokeLinecap="round"
          />
        </g>
      ))}
      <Heap x={180} y={GROUND} width={170} colour={paint.chilli} grain="#8F1620" />
      <Heap x={350} y={602} width={130} colour={paint.haldi} grain={paint.haldiShade} />
      <Heap x={625} y={602} width={100} colour={paint.leaf} grain={paint.leafLight} />
      <Heap x={845} y={602} width={110} colour={paint.brick} grain={paint.brickDark} />
      <Heap x={1120} y={602} width={130} colour={paint.chilli} grain="#8F1620" />
    </>
  );
}

const BRICKS = Array.from({ length: 20 }, (_, index) => index);

/** Track: a wall of twenty bricks, half of them laid. */
export function HalfLaidWall() {
  return (
    <>
      {BRICKS.map((brick) => {
        const laid = brick < 11;
        const upper = brick >= 10;
        return (
          <rect
            key={brick}
            x={72 + (brick % 10) * 100 + (upper ? 50 : 0)}
            y={GROUND - (upper ? 108 : 54)}
            width="96"
            height="50"
            rx="2"
            fill={laid ? paint.brick : 'none'}
            stroke={laid ? paint.brickDark : paint.slate}
            strokeWidth="3"
            strokeDasharray={laid ? undefined : '10 8'}
          />
        );
      })}
      <Character who="mason" x={320} size={2.9} right="out" />
      <Character who="teacher" x={900} size={2.9} left="raised" />
    </>
  );
}

/** Privacy: a document whose number is covered. */
export function CoveredPaper() {
  return (
    <>
      <rect x="640" y="160" width="440" height={GROUND - 160} rx="6" fill={paint.jute} />
      <rect x="640" y="132" width="180" height="60" rx="6" fill={paint.jute} />
      <Paper x={676} y={210} width={368} height={GROUND - 210}>
        <circle cx="76" cy="84" r="36" fill={paint.neelTint} />
        <path d="M40 132a36 30 0 0 1 72 0z" fill={paint.neelTint} />
        <Writing x={150} y={66} widths={[170, 130, 150]} />
        <rect x="36" y="176" width="200" height="34" rx="4" fill={paint.ink} />
        <Writing x={256} y={193} widths={[70]} />
        <Writing x={40} y={250} widths={[290, 260, 280]} />
      </Paper>
      <Character who="trader" x={500} size={3.1} right="out" />
    </>
  );
}

/** Terms: rows of an account book, with a double rule under the last one. */
export function AccountRows() {
  return (
    <>
      <Paper x={620} y={130} width={460} height={GROUND - 130}>
        <rect x="36" y="38" width="220" height="22" rx="4" fill={paint.ink} />
        {[0, 1, 2, 3].map((row) => (
          <g key={row} transform={`translate(36 ${110 + row * 72})`}>
            <path
              d={`M0 0h${190 - row * 24}M${300 + row * 12} 0H388`}
              stroke={paint.edge}
              strokeWidth="10"
              strokeLinecap="round"
            />
            <path d="M0 34H388" stroke={paint.ink} strokeWidth={row === 3 ? 4 : 2} />
            {row === 3 && <path d="M0 43H388" stroke={paint.ink} strokeWidth="4" />}
          </g>
        ))}
      </Paper>
      <Character who="electrician" x={330} size={2.9} />
      <Character who="worker" x={490} size={2.9} right="out" />
    </>
  );
}

/** Presentation: an audience in front of a screen that shows a growing wall. */
export function Screening() {
  return (
    <>
      <path
        d="M760 500L720 562M1040 500L1080 562"
        stroke={paint.ink}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <rect x="640" y="120" width="520" height="384" rx="8" fill={paint.ink} />
      <rect x="660" y="140" width="480" height="344" fill={paint.paper} />
      {[0, 1, 2, 3, 4].map((step) => (
        <Brickwork
          key={step}
          x={700 + step * 80}
          y={440 - step * 48 - 40}
          width={80}
          height={step * 48 + 40}
          course={16}
        />
      ))}
      <path d="M690 442H1110" stroke={paint.ink} strokeWidth="4" />
      <Character who="teacher" x={570} size={2.8} right="raised" />
      {(['farmer', 'tailor', 'worker', 'trader'] as const).map((who, index) => (
        <Character key={who} who={who} x={90 + index * 106} size={2} />
      ))}
    </>
  );
}
