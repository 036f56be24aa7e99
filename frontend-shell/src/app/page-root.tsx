import { type ComponentProps, Suspense } from 'react';
import { Shell } from './Shell';

/** The content of `#root`, identical in the browser and in the prerenderer; only the router differs. */
export function PageRoot(props: ComponentProps<typeof Shell>) {
  return (
    // A language switch suspends here until its messages are loaded; meanwhile the router keeps the old page on screen.
    <Suspense>
      <Shell {...props} />
    </Suspense>
  );
}
