import type { TableRow } from '../../content/slides/deck-content';
import { MARGIN, WIDTH } from '../frame';
import { BODY_WIDTH, type BodyProps } from './body-props';

/** Table rows; the last cell of each is aligned to the right edge. */
export function TableBody({
  context: { layout, colours },
  top,
  bottom,
  rows,
}: BodyProps & { rows: readonly TableRow[] }) {
  const row = Math.min(72, (bottom - top) / rows.length);
  const size = Math.min(36, row * 0.6);
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map(({ cells }) => layout.width(cells[column] ?? '', size, 700))),
  );
  const right = (column: number) =>
    WIDTH - MARGIN - widths.slice(column + 1).reduce((sum, width) => sum + width + 56, 0);
  return rows.map(({ label, cells, isTotal }, index) => {
    const y = top + index * row;
    const base = y + row / 2 + size * 0.34;
    const weight = isTotal ? 800 : 550;
    return (
      <g key={label} fill={colours.text} fontSize={size}>
        <path
          d={`M${MARGIN} ${y}h${BODY_WIDTH}`}
          stroke={isTotal ? colours.text : colours.rule}
          strokeWidth={isTotal ? 4 : 2}
        />
        <text x={MARGIN} y={base} fontWeight={weight}>
          {label}
        </text>
        {cells.map((cell, column) => (
          <text key={cell} x={right(column)} y={base} fontWeight={isTotal ? 800 : 700} textAnchor="end">
            {cell}
          </text>
        ))}
      </g>
    );
  });
}
