import { paint } from '../palette';
import { SectorScene } from './sector-scene';

const bottles = [178, 198, 218];

/** Water and clean energy: a tank on legs under a solar panel, bottles filled at its tap. */
export function Water() {
  return (
    <SectorScene field={paint.sky}>
      <circle cx="206" cy="34" r="18" fill={paint.haldi} />
      <path d="M106 52V28" stroke={paint.ink} strokeWidth="5" />
      <path d="M50 44L76 12H170L144 44z" fill={paint.neel} />
      <path d="M63 28H157M81 44L107 12M112 44L138 12" stroke={paint.skyPale} strokeWidth="2.4" />
      <path
        d="M64 104V156M148 104V156M64 150L148 112M64 112L148 150"
        stroke={paint.ink}
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path d="M58 66Q58 54 70 52H142Q154 54 154 66V106H58z" fill={paint.steel} />
      <path d="M138 52h4q12 2 12 14v40h-16z" fill={paint.steelShade} />
      <path d="M58 72H154M58 90H154" stroke={paint.steelDark} strokeWidth="2.2" />
      <path d="M106 60Q92 78 106 88Q120 78 106 60z" fill={paint.lime} />
      <path d="M154 96H178V112" fill="none" stroke={paint.neel} strokeWidth="8" strokeLinejoin="round" />
      <path d="M172 90H186" stroke={paint.chilli} strokeWidth="5" strokeLinecap="round" />
      {bottles.map((x) => (
        <g key={x}>
          <path d={`M${x - 7} 158V134q0-5 4-7v-6h6v6q4 2 4 7v24z`} fill={paint.paper} />
          <path d={`M${x - 7} 158V138h14v20z`} fill="#7FB6D6" />
          <rect x={x - 4} y="116" width="8" height="6" fill={paint.neel} />
        </g>
      ))}
    </SectorScene>
  );
}
