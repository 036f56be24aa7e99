import { paint } from 'frontend-shared/illustrations/palette';
import { Lines, MARGIN } from '../frame';
import { BODY_WIDTH, type BodyProps } from './body-props';

/** Numbered warnings in two columns. */
export function WarningBody({
  context: { layout, colours },
  top,
  bottom,
  lines,
}: BodyProps & { lines: readonly string[] }) {
  const column = (BODY_WIDTH - 40) / 2;
  const row = (bottom - top) / Math.ceil(lines.length / 2);
  const texts = layout.fitList(lines, {
    width: column - 72,
    lines: 3,
    from: 42,
    to: 26,
    weight: 650,
    height: Number.POSITIVE_INFINITY,
    gap: 0,
  });
  return texts.map((text, index) => {
    const x = MARGIN + (index % 2) * (column + 40);
    const y = top + Math.floor(index / 2) * row;
    return (
      <g key={text.lines[0]}>
        <path d={`M${x} ${y}h${column}`} stroke={colours.text} strokeWidth="3" />
        <rect x={x} y={y + row / 2 - 26} width="52" height="52" rx="3" fill={paint.ink} />
        <text
          x={x + 26}
          y={y + row / 2 + 12}
          fill={paint.paper}
          fontSize="34"
          fontWeight="800"
          textAnchor="middle"
        >
          {index + 1}
        </text>
        <Lines text={text} x={x + 72} top={y + (row - text.height) / 2} fill={colours.text} />
      </g>
    );
  });
}
