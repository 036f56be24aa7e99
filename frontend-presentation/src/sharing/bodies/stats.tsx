import { paint } from 'frontend-shared/illustrations/palette';
import type { Stat } from '../../content/slides/deck-content';
import { statGlyphs } from '../../slides/parts/stat-glyph';
import { EDGE, Lines } from '../frame';
import { type BodyProps, FULL } from './body-props';

/** Four figures, each with its mark and what it counts. */
export function StatsBody({
  context: { set, colours },
  top,
  bottom,
  stats,
}: BodyProps & { stats: readonly Stat[] }) {
  const column = FULL / 2;
  const row = (bottom - top) / 2;
  const textBox = { width: column - 150, lines: 1, weight: 800 };
  return (
    <>
      <path d={`M${EDGE} ${top}h${FULL}M${EDGE} ${bottom}h${FULL}`} stroke={colours.text} strokeWidth="4" />
      <path
        d={`M${EDGE} ${top + row}h${FULL}M${EDGE + column} ${top}V${bottom}`}
        stroke={colours.rule}
        strokeWidth="2"
      />
      {stats.map(({ icon, value, label }, place) => {
        const x = EDGE + (place % 2) * (column + 36);
        const y = top + Math.floor(place / 2) * row;
        const name = set.set(label, { ...textBox, lines: 2, from: 29, to: 24, weight: 550 });
        // Signs above the letters of Hindi need room, too.
        const isTight = set.locale === 'hi' && name.lines.length > 1;
        const figure = set.set(value, { ...textBox, from: Math.min(100, row * (isTight ? 0.38 : 0.58)) });
        // Signs below the letters of Hindi need room.
        const below = set.locale === 'hi' ? figure.size * 0.14 : 0;
        const start = y + (row - figure.size - below - name.height) / 2;
        return (
          <g key={label}>
            <rect x={x} y={y + row / 2 - 44} width="88" height="88" rx="7" fill={paint.haldi} />
            <path
              transform={`translate(${x + 17} ${y + row / 2 - 27}) scale(2.25)`}
              d={statGlyphs[icon]}
              fill="none"
              stroke={paint.ink}
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <Lines
              text={figure}
              x={x + 112}
              top={start - (figure.leading - figure.size) / 2}
              fill={colours.text}
            />
            <Lines text={name} x={x + 112} top={start + figure.size + below} fill={colours.text} />
          </g>
        );
      })}
    </>
  );
}
