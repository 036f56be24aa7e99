import { paint } from '../palette';
import { Brickwork } from '../parts/masonry';

/** A roof fan in its box. */
function RoofFan({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -142)`}>
      <rect width="50" height="30" fill={paint.steel} />
      <rect x="40" width="10" height="30" fill={paint.steelShade} />
      <circle cx="23" cy="15" r="12.5" fill={paint.ink} />
      <path d="M23 4.5V25.5M12.5 15H33.5" stroke={paint.steel} strokeWidth="2.6" />
    </g>
  );
}

const arms = [0, 60, 120, 180, 240, 300];

/** Frozen-food store with the snowflake door: 220 wide, 142 tall. */
export function ColdStore() {
  return (
    <>
      <RoofFan x={34} />
      <RoofFan x={108} />
      <rect x="0" y="-110" width="220" height="110" fill="#EEF4FA" />
      <path d="M72-104V-76M144-104V-76" stroke="#C4D2DF" strokeWidth="1.6" />
      <Brickwork x={0} y={-36} width={220} height={36} />
      <rect x="-8" y="-114" width="236" height="10" fill={paint.neel} />
      <path d="M30-92H136V0H30z" fill="#1F2B6B" />
      <path d="M38-85H128V0H38z" fill="#A9CFE0" />
      <g transform="translate(83 -44)" stroke={paint.lime} strokeWidth="5" strokeLinecap="round" fill="none">
        {arms.map((angle) => (
          <path key={angle} d="M0 0V-30M0-18L-8-25M0-18L8-25" transform={`rotate(${angle})`} />
        ))}
      </g>
      <rect x="118" y="-56" width="5" height="22" rx="2.5" fill={paint.ink} />
    </>
  );
}
