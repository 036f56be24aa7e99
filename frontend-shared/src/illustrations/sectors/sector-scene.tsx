import type { ReactNode } from 'react';
import { paint } from '../palette';
import { Scene } from '../scene';

/** A square of the sector board: its background, and the ground at y 148 on which its object stands. */
export function SectorScene({ field, children }: { field: string; children: ReactNode }) {
  return (
    <Scene width={240} height={180} fit="xMidYMax slice">
      <rect width="240" height="180" fill={field} />
      <rect y="148" width="240" height="32" fill={paint.ground} />
      <rect y="146" width="240" height="4" fill={paint.ink} />
      {children}
    </Scene>
  );
}
