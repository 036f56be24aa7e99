import type { ReactNode } from 'react';
import { paint } from '../palette';
import { Scene } from '../scene';

/** Frame of the four pictures of what a share brings, with the ground line at y 202. */
export function BenefitScene({
  label,
  field,
  children,
}: {
  label?: string | undefined;
  field: string;
  children: ReactNode;
}) {
  return (
    <Scene width={400} height={240} label={label} fit="xMidYMax slice">
      <rect width="400" height="240" fill={field} />
      <rect y="202" width="400" height="38" fill={paint.ground} />
      <rect y="200" width="400" height="4" fill={paint.ink} />
      {children}
    </Scene>
  );
}
