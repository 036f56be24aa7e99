import './wall.css';
import { useSharedMessages } from './messages';

const BRICKS = 20;
const PER_COURSE = 10;
const INDICES = Array.from({ length: BRICKS }, (_, index) => index);
const WIDTH = 34;
const HEIGHT = 14;
const GAP = 3;
const STEP = WIDTH + GAP;
const OFFSET = STEP / 2;

export interface WallProps {
  /** Filled bricks, 0 to 20 (5% each); null if there is no figure: all bricks are dashed. */
  filled: number | null;
  /** Accessible label; by default the number of filled bricks. */
  label?: string;
  /** Fills the bricks one by one, 30 ms apart, once. */
  animate?: boolean;
  /** `brick` by default; `haldi` on ink, `ink` on haldi. */
  tone?: 'brick' | 'haldi' | 'ink';
  className?: string;
}

/** Progress as a wall of two courses; the lower one is filled first. */
export function Wall({ filled, label, animate = false, tone = 'brick', className }: WallProps) {
  const messages = useSharedMessages();
  const name = ['cf-wall', `cf-wall--${tone}`, animate && 'cf-wall--laying', className]
    .filter(Boolean)
    .join(' ');
  const text = filled === null ? messages.wallWithoutFigure : messages.wall(filled, BRICKS);
  return (
    <svg
      className={name}
      viewBox={`-1 -1 ${PER_COURSE * STEP + OFFSET} ${2 * HEIGHT + GAP + 2}`}
      role="img"
      aria-label={label ?? text}
    >
      {INDICES.map((brick) => {
        const upper = brick >= PER_COURSE;
        const state = filled === null ? 'unknown' : brick < filled ? 'laid' : 'open';
        return (
          <rect
            key={brick}
            className={`cf-wall__brick cf-wall__brick--${state}`}
            x={(brick % PER_COURSE) * STEP + (upper ? OFFSET : 0)}
            y={upper ? 0 : HEIGHT + GAP}
            width={WIDTH}
            height={HEIGHT}
            rx={1}
          />
        );
      })}
    </svg>
  );
}
