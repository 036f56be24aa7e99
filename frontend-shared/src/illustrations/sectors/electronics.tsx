import { paint } from '../palette';
import { SectorScene } from './sector-scene';

/** Electronics: one giant lamp on its stand. */
export function Electronics() {
  return (
    <SectorScene field={paint.neelTint}>
      <path
        d="M54 66H40M186 66H200M72 28L62 18M168 28L178 18M62 102L51 109M178 102L189 109"
        stroke={paint.haldiShade}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M120 18A47 47 0 0 1 148 103Q142 108 141 116H99Q98 108 92 103A47 47 0 0 1 120 18z"
        fill={paint.haldi}
      />
      <path
        d="M130 19A47 47 0 0 1 148 103Q142 108 141 116H126Q129 106 137 96A52 52 0 0 0 130 19z"
        fill={paint.haldiShade}
      />
      <path
        d="M110 112L102 72L113 84L120 66L127 84L138 72L130 112"
        fill="none"
        stroke={paint.ink}
        strokeWidth="3.4"
        strokeLinejoin="round"
      />
      <rect x="99" y="116" width="42" height="24" fill={paint.steel} />
      <rect x="129" y="116" width="12" height="24" fill={paint.steelShade} />
      <path d="M99 124H141M99 132H141" stroke={paint.steelDark} strokeWidth="2.4" />
      <rect x="84" y="140" width="72" height="18" rx="2" fill={paint.neel} />
      <rect x="138" y="140" width="18" height="18" fill="#1F2B6B" />
      <circle cx="100" cy="149" r="3.4" fill={paint.leafLight} />
    </SectorScene>
  );
}
