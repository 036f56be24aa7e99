import { paint } from 'frontend-shared/illustrations/palette';
import type { Stat } from '../../content/slides/deck-content';
import { statGlyphs } from '../../slides/parts/stat-glyph';
import { Lines, MARGIN } from '../frame';
import { BODY_WIDTH, type BodyProps } from './body-props';

/** Four figures, each with icon and label. */
export function StatsBody({
  context: { layout, colours },
  top,
  bottom,
  stats,
}: BodyProps & { stats: readonly Stat[] }) {
  const column = BODY_WIDTH / 2;
  const row = (bottom - top) / 2;
  const textBox = { width: column - 150, lines: 1, weight: 800 };
  return (
    <>
      <path
        d={`M${MARGIN} ${top}h${BODY_WIDTH}M${MARGIN} ${bottom}h${BODY_WIDTH}`}
        stroke={colours.text}
        strokeWidth="4"
      />
      <path
        d={`M${MARGIN} ${top + row}h${BODY_WIDTH}M${MARGIN + column} ${top}V${bottom}`}
        stroke={colours.rule}
        strokeWidth="2"
      />
      {stats.map(({ icon, value, label }, index) => {
        const x = MARGIN + (index % 2) * (column + 36);
        const y = top + Math.floor(index / 2) * row;
        const name = layout.fit(label, { ...textBox, lines: 2, from: 29, to: 24, weight: 550 });
        // Devanagari has vowel signs above its letters, so a second line needs more height.
        const isWrappedHindi = layout.locale === 'hi' && name.lines.length > 1;
        const figure = layout.fit(value, {
          ...textBox,
          from: Math.min(100, row * (isWrappedHindi ? 0.38 : 0.58)),
        });
        // Devanagari also has signs below its letters.
        const below = layout.locale === 'hi' ? figure.size * 0.14 : 0;
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
