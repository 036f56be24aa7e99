import { type ComponentProps, Suspense } from 'react';
import { Shell } from './Shell';

/** Everything in `#root`, the same in the browser and when a page is prerendered; only the router differs. */
export function PageRoot(props: ComponentProps<typeof Shell>) {
  return (
    // A language switch waits here for the other language's messages; the router keeps the old page up meanwhile.
    <Suspense>
      <Shell {...props} />
    </Suspense>
  );
}
