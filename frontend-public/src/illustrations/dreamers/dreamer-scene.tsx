import { paint } from 'frontend-shared/illustrations/palette';
import { PlannedFactory } from 'frontend-shared/illustrations/parts/planned-factory';
import { Scene } from 'frontend-shared/illustrations/scene';
import type { ReactNode } from 'react';

interface DreamerSceneProps {
  roof: Parameters<typeof PlannedFactory>[0]['roof'];
  sky: string;
  wall: string;
  children: ReactNode;
}

/** One of four scenes with the same ground line at y 220, so that side by side they form a street. */
export function DreamerScene({ roof, sky, wall, children }: DreamerSceneProps) {
  return (
    <Scene width={300} height={252} className="pu-dreamers__drawing" fit="xMidYMax slice">
      <rect width="300" height="252" fill={sky} />
      <PlannedFactory roof={roof} field={wall} />
      <rect y="220" width="300" height="32" fill={paint.ground} />
      <rect y="218" width="300" height="4" fill={paint.ink} />
      {children}
    </Scene>
  );
}
