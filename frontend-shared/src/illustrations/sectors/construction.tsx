import { paint } from '../palette';
import { SectorScene } from './sector-scene';

const blocks = [
  [166, 140],
  [202, 140],
  [184, 121],
] as const;

/** Infrastructure and mining: a concrete mixer between broken stone and finished blocks. */
export function Construction() {
  return (
    <SectorScene field={paint.neelPale}>
      <path d="M10 158L24 138L40 144L52 128L72 136L86 158z" fill={paint.steelDark} />
      <path d="M40 144L52 128L72 136L60 148zM24 138L34 150L18 152z" fill={paint.steel} />
      <path
        d="M82 152L104 84M146 152L124 84M74 152H154"
        stroke={paint.ink}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g transform="rotate(-24 114 78)">
        <path d="M92 28H136L154 62V104L134 122H94L74 104V62z" fill={paint.haldi} />
        <path d="M122 28H136L154 62V104L134 122H120L136 104V62z" fill={paint.haldiShade} />
        <path d="M88 20H140V32H88z" fill={paint.ink} />
        <path d="M74 84H154" stroke={paint.ink} strokeWidth="9" />
        <path d="M82 84H148" stroke={paint.haldiTint} strokeWidth="3" strokeDasharray="4 6" />
      </g>
      <circle cx="82" cy="148" r="13" fill={paint.ink} />
      <circle cx="82" cy="148" r="5" fill={paint.steel} />
      {blocks.map(([x, y]) => (
        <g key={x}>
          <rect x={x} y={y} width="34" height="18" fill={paint.brick} />
          <rect x={x + 27} y={y} width="7" height="18" fill={paint.brickShade} />
        </g>
      ))}
    </SectorScene>
  );
}
