import { paint } from '../palette';
import { SectorScene } from './sector-scene';

/** FMCG and personal care: a pump bottle of hair oil, soap beside it. */
export function Household() {
  return (
    <SectorScene field="#FBE3D6">
      <path d="M112 40h36v8h-30v12h-8V44q0-4 2-4z" fill={paint.ink} />
      <rect x="102" y="58" width="24" height="12" fill={paint.ink} />
      <path d="M84 82Q84 70 96 70H132Q144 70 144 82V158H84z" fill={paint.leafLight} />
      <path d="M130 70h2Q144 70 144 82V158H130z" fill={paint.leaf} />
      <rect x="84" y="92" width="60" height="44" fill={paint.lime} />
      <rect x="130" y="92" width="14" height="44" fill={paint.limeShade} />
      <path d="M107 128Q94 112 107 98Q120 112 107 128z" fill={paint.leaf} />
      <path d="M107 128V108" stroke={paint.lime} strokeWidth="2.4" />
      <rect x="22" y="134" width="52" height="24" rx="7" fill={paint.chilli} />
      <path d="M62 134h5q7 0 7 7v10q0 7-7 7h-5z" fill="#A51D26" />
      <rect x="30" y="141" width="26" height="10" rx="5" fill="none" stroke={paint.blush} strokeWidth="2.4" />
      <rect x="28" y="110" width="46" height="24" rx="7" fill={paint.haldi} />
      <path d="M62 110h5q7 0 7 7v10q0 7-7 7h-5z" fill={paint.haldiShade} />
      <rect
        x="36"
        y="117"
        width="22"
        height="10"
        rx="5"
        fill="none"
        stroke={paint.haldiTint}
        strokeWidth="2.4"
      />
      <rect x="160" y="118" width="58" height="40" rx="4" fill={paint.neel} />
      <rect x="204" y="118" width="14" height="40" fill="#1F2B6B" />
      <rect x="155" y="102" width="68" height="16" rx="3" fill={paint.steel} />
      <rect x="207" y="102" width="16" height="16" fill={paint.steelShade} />
      <circle cx="182" cy="138" r="11" fill={paint.haldi} />
    </SectorScene>
  );
}
