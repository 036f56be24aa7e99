import type { ReactNode } from 'react';
import { paint } from '../palette';
import { Scene } from '../scene';

/** Field of one square of the sector board with its ground at y 148; the one object stands on it. */
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
