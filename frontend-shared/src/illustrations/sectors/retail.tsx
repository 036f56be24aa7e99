import { paint } from '../palette';
import { SectorScene } from './sector-scene';

/** Retail: a full shopping trolley. */
export function Retail() {
  return (
    <SectorScene field="#DCEBDA">
      <rect x="84" y="38" width="32" height="40" fill={paint.chilli} />
      <rect x="84" y="48" width="32" height="12" fill={paint.lime} />
      <path d="M122 78V42q0-5 4-7V24h12v11q4 2 4 7v36z" fill={paint.leaf} />
      <path d="M134 24h4v11q4 2 4 7v36h-8z" fill="#17603A" />
      <rect x="122" y="50" width="20" height="14" fill={paint.haldi} />
      <rect x="148" y="46" width="36" height="32" fill={paint.haldi} />
      <rect x="174" y="46" width="10" height="32" fill={paint.haldiShade} />
      <circle cx="161" cy="62" r="7" fill={paint.brick} />
      <path d="M68 70H204L190 120H82z" fill={paint.steel} />
      <path d="M180 70H204L190 120H172z" fill={paint.steelShade} />
      <path
        d="M72 86H199M77 103H195M96 70L104 120M120 70L124 120M146 70V120M172 70L166 120"
        stroke={paint.lime}
        strokeWidth="2.4"
      />
      <path
        d="M36 48H54L78 132H192"
        fill="none"
        stroke={paint.ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M64 68H208" stroke={paint.ink} strokeWidth="5" strokeLinecap="round" />
      <path d="M30 48H50" stroke={paint.chilli} strokeWidth="9" strokeLinecap="round" />
      <circle cx="94" cy="147" r="11" fill={paint.ink} />
      <circle cx="180" cy="147" r="11" fill={paint.ink} />
      <circle cx="94" cy="147" r="4" fill={paint.steel} />
      <circle cx="180" cy="147" r="4" fill={paint.steel} />
    </SectorScene>
  );
}
