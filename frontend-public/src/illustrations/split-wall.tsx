import { paint } from 'frontend-shared/illustrations/palette';
import { Scene } from 'frontend-shared/illustrations/scene';
import { type Figure, figures } from '../content/figures';

export type Share = 'partner' | 'investors' | 'marketing' | 'operations';

/** Number of bricks for a share of the profit: 11 for 55%. */
export function bricksOf({ value }: Figure): number {
  return value / figures.brick.value;
}

const colours: Record<Share, string> = {
  partner: paint.neel,
  investors: paint.leaf,
  marketing: paint.haldi,
  operations: paint.ink,
};

/** Haldi has too little contrast on the background, so it gets an ink outline. */
function outline(share: Share) {
  return share === 'marketing' ? { stroke: paint.ink, strokeWidth: 1.5 } : {};
}

interface SplitWallProps {
  split: Readonly<Record<Share, Figure>>;
  label: string;
  className?: string;
}

/** Twenty bricks of 5% each in two courses, coloured by recipient and filled from the lower course. */
export function SplitWall({ split, label, className = 'pu-account__wall' }: SplitWallProps) {
  const bricks = (Object.keys(split) as Share[]).flatMap((share) =>
    Array.from({ length: bricksOf(split[share]) }, () => share),
  );
  return (
    <Scene width={390} height={35} label={label} className={className}>
      {bricks.map((share, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the bricks have no other identity
          key={index}
          x={(index % 10) * 37 + (index < 10 ? 1 : 19.5)}
          y={index < 10 ? 19 : 1.5}
          width="34"
          height="14"
          rx="1"
          fill={colours[share]}
          {...outline(share)}
        />
      ))}
    </Scene>
  );
}

/** A brick in the colour of a share, as the legend before its name. */
export function ShareBrick({ share, className = 'pu-account__brick' }: { share: Share; className?: string }) {
  return (
    <Scene width={20} height={12} className={className}>
      <rect x="1" y="1" width="18" height="10" rx="1" fill={colours[share]} {...outline(share)} />
    </Scene>
  );
}
