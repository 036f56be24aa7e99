import { type ComponentType, memo, type ReactNode, Suspense, use } from 'react';
import { withTimeout } from '../api/with-timeout';
import { isClientRendered, type LazyCode, lazyCode, once } from './lazy-code';
import { useHydratesHtml, useWasPrerendered } from './use-hydrated';

/** How long a client-rendered page waits for the code of its drawings, in ms. */
const DRAWING_TIMEOUT_MS = 4_000;

/** Props of a component. */
type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode ? Props : object;

/**
 * A component that is not interactive, such as a drawing. A prerendered page keeps its HTML and never loads its code; a
 * client-rendered page loads it, but does not wait for it for long. It must not contain anything interactive or be
 * inside a button or a link, because React ignores events on it.
 *
 * Declare it outside of components: `const Street = staticOnly(() => import('./street'), 'Street');`
 */
export function staticOnly<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): (props: PropsOf<Module[Name]>) => ReactNode {
  const code = lazyCode(async () => ({ default: (await load())[name] as ComponentType }));
  const loadedOrLate = once(() => {
    code.request();
    return withTimeout(code.loadWithRetry(), DRAWING_TIMEOUT_MS, 'A drawing').catch(() => undefined);
  });
  if (isClientRendered()) void loadedOrLate();
  return (props) => <StaticOnly code={code} loadedOrLate={loadedOrLate} {...props} />;
}

interface StaticProps {
  code: LazyCode;
  /** Resolves when the code is loaded or the timeout has passed. */
  loadedOrLate: () => Promise<unknown>;
}

function StaticOnly(props: StaticProps) {
  return <StaticBoundary prerendered={useWasPrerendered()} {...props} />;
}

// Memoised, because React drops the HTML of a suspended component that is rendered again.
const StaticBoundary = memo(function StaticBoundary({
  prerendered,
  loadedOrLate,
  ...props
}: StaticProps & { prerendered: boolean }) {
  if (!prerendered && !props.code.loaded) use(loadedOrLate());
  return (
    <Suspense fallback={null}>
      <StaticContent {...props} />
    </Suspense>
  );
});

function StaticContent({ code, ...props }: { code: LazyCode }) {
  if (!useHydratesHtml()) code.request();
  const Component = use(code.loaded ?? code.loadWithRetry());
  return <Component {...props} />;
}
