import type { SplitPart } from '../../content/slides/deck-content';
import { SplitBricks } from '../../slides/parts/split-wall';
import { Lines, MARGIN } from '../frame';
import { BODY_WIDTH, type BodyProps } from './body-props';

/** The split of the profit: a wall of twenty bricks, and the percentage of each party. */
export function SplitBody({
  context: { layout, colours },
  top,
  bottom,
  parts,
}: BodyProps & { parts: readonly SplitPart[] }) {
  const column = BODY_WIDTH / parts.length;
  const figures = bottom - 150;
  return (
    <>
      <svg
        x={MARGIN}
        y={top}
        width={BODY_WIDTH}
        height={figures - top - 12}
        viewBox={`0 0 ${BODY_WIDTH} ${figures - top - 12}`}
        aria-hidden="true"
      >
        <SplitBricks parts={parts} />
      </svg>
      {parts.map(({ party, share, label }, index) => {
        const x = MARGIN + index * column;
        const name = layout.fit(label, { width: column - 16, lines: 2, from: 28, to: 22, weight: 550 });
        return (
          <g key={party}>
            <rect className={`pr-split__${party}`} x={x} y={figures + 4} width="40" height="20" rx="2" />
            <text x={x + 54} y={figures + 60} fill={colours.text} fontSize="72" fontWeight="800">
              {`${share}%`}
            </text>
            <Lines text={name} x={x} top={figures + 74} fill={colours.text} />
          </g>
        );
      })}
    </>
  );
}
