import { paint } from 'frontend-shared/illustrations/palette';
import { BrickStack } from 'frontend-shared/illustrations/parts/goods';
import { Brickwork } from 'frontend-shared/illustrations/parts/masonry';
import { Person } from 'frontend-shared/illustrations/parts/person';
import { Scene } from 'frontend-shared/illustrations/scene';

const ground = 268;

/** Dashed bricks: planned, but not laid yet. */
function PlannedBricks() {
  const rows = [0, 1, 2, 3, 4];
  const bricks = rows.flatMap((row) =>
    [0, 1, 2].map((column) => `M${124 + column * 32 - (row % 2) * 12} ${62 + row * 22}h28v16h-28z`),
  );
  return <path d={bricks.join('')} fill="none" stroke={paint.edge} strokeWidth="1.6" strokeDasharray="4 4" />;
}

/** The coming app: a phone whose screen shows a wall under construction. */
export function PhoneUnderConstruction({ label }: { label: string }) {
  return (
    <Scene width={340} height={300} label={label} className="pu-app__drawing">
      <rect width="340" height="300" fill={paint.haldiTint} />
      <circle cx="272" cy="62" r="34" fill={paint.haldi} />
      <rect y={ground} width="340" height="32" fill={paint.ground} />
      <rect y={ground - 2} width="340" height="4" fill={paint.ink} />
      <rect x="92" y="22" width="156" height="246" rx="16" fill={paint.ink} />
      <rect x="102" y="44" width="136" height="200" fill={paint.paper} />
      <PlannedBricks />
      <Brickwork x={102} y={178} width={136} height={66} course={16.5} joint={paint.paper} />
      <path d="M156 33h28" stroke={paint.steelDark} strokeWidth="4" strokeLinecap="round" />
      <circle cx="170" cy="256" r="6" fill={paint.steelDark} />
      <Person
        x={208}
        y={179}
        size={1.35}
        outfit="work"
        head="helmet"
        skin="deep"
        cloth={paint.leaf}
        trousers={paint.neel}
        left="low"
      />
      <path d="M164 158h22v12h-22z" fill={paint.brickDark} />
      <Person
        x={52}
        y={284}
        size={1.7}
        outfit="sari"
        head="bun"
        skin="light"
        cloth={paint.neel}
        left="carry"
        right="carry"
      />
      <path d="M28 164h48v12h-48zM34 150h36v12h-36z" fill={paint.brickDark} />
      <BrickStack x={262} y={286} rows={3} columns={4} />
    </Scene>
  );
}
