import { paint } from '../palette';
import { SectorScene } from './sector-scene';

/** Paper and packaging: an open carton and a roll of paper. */
export function Packaging() {
  return (
    <SectorScene field="#DFEAF1">
      <path d="M60 70L34 48H84L98 70zM158 70L184 48H134L120 70z" fill={paint.juteShade} />
      <path d="M66 70V56Q86 46 110 56T152 54V70z" fill={paint.lime} />
      <rect x="56" y="68" width="106" height="90" fill={paint.jute} />
      <rect x="144" y="68" width="18" height="90" fill={paint.juteShade} />
      <path d="M100 68H118V98L113 94L109 98L105 94L100 98z" fill="#E6CDA3" />
      <rect x="68" y="112" width="34" height="30" fill={paint.lime} />
      <path d="M74 120H96M74 127H96M74 134H88" stroke={paint.ink} strokeWidth="2.4" />
      <path d="M116 118h22v10h-22zM122 130h22v10h-22z" fill={paint.brick} />
      <path d="M176 92H222V158H176z" fill={paint.lime} />
      <rect x="210" y="92" width="12" height="66" fill={paint.limeShade} />
      <path d="M222 110H232V158H222z" fill={paint.haldiTint} />
      <ellipse cx="199" cy="92" rx="23" ry="9" fill={paint.limeShade} />
      <ellipse cx="199" cy="92" rx="9" ry="3.6" fill={paint.brickDark} />
      <path d="M176 124H210" stroke={paint.neel} strokeWidth="6" />
    </SectorScene>
  );
}
