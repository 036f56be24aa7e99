import { paint } from '../palette';
import { SectorScene } from './sector-scene';

const teeth = [0, 45, 90, 135, 180, 225, 270, 315];

/** Education and training: a blackboard with a machine part in chalk. */
export function Training() {
  return (
    <SectorScene field="#FDF1CC">
      <path
        d="M70 40L50 160M170 40L190 160M120 120V152"
        stroke={paint.brickDark}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect x="38" y="26" width="164" height="100" fill={paint.brickDark} />
      <rect x="45" y="33" width="150" height="86" fill={paint.leaf} />
      <rect x="176" y="33" width="19" height="86" fill="#17603A" />
      <g fill="none" stroke={paint.lime} strokeWidth="3" strokeLinecap="round">
        <circle cx="90" cy="76" r="22" />
        <circle cx="90" cy="76" r="8" />
        {teeth.map((angle) => (
          <path
            key={angle}
            d="M90 54V46"
            strokeWidth="9"
            strokeLinecap="butt"
            transform={`rotate(${angle} 90 76)`}
          />
        ))}
        <path d="M136 54H168M136 68H160M136 82H168M136 96H152" />
      </g>
      <rect x="32" y="124" width="176" height="9" fill={paint.ink} />
      <rect x="60" y="116" width="30" height="8" fill={paint.haldi} />
      <path d="M148 121H166" stroke={paint.lime} strokeWidth="5" strokeLinecap="round" />
    </SectorScene>
  );
}
