import type { SplitPart } from '../../content/slides/deck-content';
import { bricksFor } from './bricks';

const PER_COURSE = 10;
const WIDTH = 130;
const HEIGHT = 96;
const GAP = 8;

/** Twenty bricks in two courses, coloured by party; the lower course is filled first. */
export function SplitBricks({ parts }: { parts: readonly SplitPart[] }) {
  const bricks = parts.flatMap(({ party, share }) => Array<string>(bricksFor(share) ?? 0).fill(party));
  return (
    <svg
      className="pr-split__wall"
      viewBox={`0 0 ${PER_COURSE * (WIDTH + GAP) + WIDTH / 2} ${2 * HEIGHT + GAP}`}
      aria-hidden="true"
      focusable="false"
    >
      {bricks.map((party, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a brick is identified by its index
          key={index}
          className={`pr-split__${party}`}
          x={(index % PER_COURSE) * (WIDTH + GAP) + (index < PER_COURSE ? 2 : WIDTH / 2)}
          y={index < PER_COURSE ? HEIGHT + GAP - 2 : 2}
          width={WIDTH}
          height={HEIGHT - 2}
          rx="2"
        />
      ))}
    </svg>
  );
}

/** The split of the profit: the wall, and the percentage of each party. */
export function SplitWall({ parts }: { parts: readonly SplitPart[] }) {
  return (
    <>
      <SplitBricks parts={parts} />
      <dl className="pr-split">
        {parts.map(({ party, share, label }) => (
          <div key={party} className="pr-split__part">
            <dt className="pr-split__label">{label}</dt>
            <dd className="pr-split__share">
              <svg className="pr-split__mark" viewBox="0 0 56 26" aria-hidden="true" focusable="false">
                <rect className={`pr-split__${party}`} x="1.5" y="1.5" width="53" height="23" rx="2" />
              </svg>
              {share}%
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
