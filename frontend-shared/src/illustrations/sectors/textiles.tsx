import { paint } from '../palette';
import { SectorScene } from './sector-scene';

/** Apparel: a sewing machine with cloth under the needle. */
export function Textiles() {
  return (
    <SectorScene field={paint.skyPale}>
      <path d="M112 42h20v18h-20z" fill={paint.haldi} />
      <path d="M108 38h28v5h-28z" fill={paint.ink} />
      <path d="M122 42Q92 26 72 60" fill="none" stroke={paint.haldiShade} strokeWidth="2.4" />
      <path d="M60 60H172Q182 60 182 70V130H146V96Q146 90 140 90H88V106H60z" fill={paint.ink} />
      <path d="M168 60h4q10 0 10 10v60h-14z" fill="#10163A" />
      <path d="M98 74H138" stroke={paint.haldi} strokeWidth="4" strokeLinecap="round" />
      <circle cx="160" cy="76" r="5" fill={paint.haldi} />
      <circle cx="196" cy="78" r="20" fill={paint.brick} />
      <circle cx="196" cy="78" r="10" fill={paint.skyPale} />
      <circle cx="196" cy="78" r="4.5" fill={paint.ink} />
      <path d="M74 106V128" stroke={paint.steelDark} strokeWidth="4" />
      <path d="M64 124h20v6H64z" fill={paint.steelDark} />
      <rect x="46" y="130" width="152" height="28" fill={paint.neel} />
      <rect x="178" y="130" width="20" height="28" fill="#1F2B6B" />
      <path
        d="M126 130H58Q34 130 34 146Q34 160 20 164H58Q70 160 66 146Q66 138 74 137H126z"
        fill={paint.chilli}
      />
      <path
        d="M112 134H62Q50 136 50 150"
        fill="none"
        stroke={paint.blush}
        strokeWidth="2.4"
        strokeDasharray="6 5"
      />
    </SectorScene>
  );
}
