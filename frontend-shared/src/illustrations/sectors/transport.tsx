import { paint } from '../palette';
import { SectorScene } from './sector-scene';

const diamonds = [42, 66, 90, 114];

/** Logistics: a painted goods truck. */
export function Transport() {
  return (
    <SectorScene field={paint.haldiPale}>
      <rect x="22" y="46" width="122" height="86" fill={paint.chilli} />
      <rect x="128" y="46" width="16" height="86" fill="#A51D26" />
      <rect x="16" y="40" width="134" height="9" fill={paint.ink} />
      <rect x="22" y="74" width="122" height="30" fill={paint.lime} />
      <path d={diamonds.map((x) => `M${x} 76l11 13-11 13-11-13z`).join('')} fill={paint.leaf} />
      <path d={diamonds.map((x) => `M${x} 83l5 6-5 6-5-6z`).join('')} fill={paint.haldi} />
      <path d="M26 57H124M26 118H124" stroke={paint.haldi} strokeWidth="5" strokeDasharray="10 6" />
      <path d="M150 66H188Q196 66 199 74L208 98Q220 100 220 110V132H150z" fill={paint.neel} />
      <path d="M206 98Q220 100 220 110V132H206z" fill="#1F2B6B" />
      <path d="M160 76H184L192 98H160z" fill={paint.glass} />
      <path d="M160 76H174L160 92z" fill={paint.glare} />
      <path d="M150 62H190V70H150z" fill={paint.haldi} />
      <rect x="210" y="110" width="10" height="10" rx="5" fill={paint.haldi} />
      <rect x="16" y="130" width="208" height="9" fill={paint.ink} />
      <circle cx="56" cy="144" r="17" fill={paint.ink} />
      <circle cx="182" cy="144" r="17" fill={paint.ink} />
      <circle cx="56" cy="144" r="7" fill={paint.steel} />
      <circle cx="182" cy="144" r="7" fill={paint.steel} />
    </SectorScene>
  );
}
