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
  /** Bricks laid, 0 to 20 (one brick is 5%); null when there is no figure: dashed and empty. */
  filled: number | null;
  /** Says what the wall shows; by default how many bricks are laid. */
  label?: string;
  /** Lays the bricks one by one, 30 ms apart, once. */
  animate?: boolean;
  /** `brick` by default; `haldi` on ink, `ink` on haldi. */
  tone?: 'brick' | 'haldi' | 'ink';
  className?: string;
}

/** Progress as a wall of two courses; the lower is laid first, the upper is half a brick to the side. */
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
