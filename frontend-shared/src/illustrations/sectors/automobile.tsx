import { paint } from '../palette';
import { SectorScene } from './sector-scene';

/** Automobile: an electric rickshaw. */
export function Automobile() {
  return (
    <SectorScene field={paint.brickTint}>
      <path
        d="M50 60V112M114 60V120M178 60L196 104"
        stroke={paint.ink}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M34 58Q36 40 54 40H168Q182 40 188 58z" fill={paint.leaf} />
      <path d="M164 40h4q14 0 20 18h-20z" fill="#17603A" />
      <path d="M40 60H184" stroke={paint.haldi} strokeWidth="5" strokeDasharray="9 7" />
      <path d="M172 64L190 106H160V64z" fill={paint.glass} />
      <path d="M160 64H172L160 92z" fill={paint.glare} />
      <path
        d="M58 84Q58 78 64 78H70V108H104V120H58zM120 96H146Q150 96 150 102V120H120z"
        fill={paint.brickDark}
      />
      <path d="M34 108Q34 104 38 104H54V116H152V104H198Q212 108 212 124V138H34z" fill={paint.haldi} />
      <path d="M196 104h2q14 4 14 20v14h-16z" fill={paint.haldiShade} />
      <path d="M34 126H212" stroke={paint.leaf} strokeWidth="5" />
      <path d="M98 118L88 132H97L93 144L108 128H98L104 118z" fill={paint.ink} />
      <circle cx="204" cy="116" r="5" fill={paint.lime} />
      <circle cx="66" cy="144" r="16" fill={paint.ink} />
      <circle cx="66" cy="144" r="6" fill={paint.steel} />
      <circle cx="184" cy="144" r="16" fill={paint.ink} />
      <circle cx="184" cy="144" r="6" fill={paint.steel} />
    </SectorScene>
  );
}
