import {
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { HYDRATING, markHydrated, markLeftEarly } from './hydration-marks';
import { isClientRendered, type LazyCode, type Load, lazyCode } from './lazy-code';
import { useApproach } from './use-approach';
import { useHydratesHtml, useWasPrerendered } from './use-hydrated';

/**
 * A component that a prerendered page hydrates lazily: its code is loaded when it comes near the screen, or is pointed
 * at or focused. On a client-rendered page it is loaded with the page. It is wrapped in a `div` with the given class.
 *
 * Declare it outside of components: `const LegacyBand = lazyHydrate(() => import('./legacy-band'));`
 */
export function lazyHydrate<Props extends object>(
  load: Load<Props>,
  className?: string,
): (props: Props) => ReactNode {
  const code = startedCode(load);
  return (props) => <LazyHydrated code={code} className={className} isForm={false} {...props} />;
}

/**
 * Like `lazyHydrate`, for a form on the first screen: being visible does not load its code, only scrolling, pointing at
 * it or using it. It is loaded immediately when the visitor returns to a form or follows a link that fills it in.
 */
export function lazyHydrateForm<Props extends object>(
  load: Load<Props>,
  className?: string,
): (props: Props) => ReactNode {
  const code = startedCode(load);
  return (props) => <LazyHydrated code={code} className={className} isForm {...props} />;
}

/** The lazy code; on a client-rendered page it starts to load immediately. */
function startedCode<Props>(load: Load<Props>): LazyCode {
  const code = lazyCode(load);
  // A failure is reported when the component renders.
  if (isClientRendered()) code.loadWithTimeout().catch(() => undefined);
  return code;
}

interface LazyHydratedProps {
  code: LazyCode;
  className: string | undefined;
  isForm: boolean;
}

function LazyHydrated(props: LazyHydratedProps) {
  return <LazyBoundary prerendered={useWasPrerendered()} {...props} />;
}

// Memoised, because React drops the HTML of a suspended component that is rendered again.
const LazyBoundary = memo(function LazyBoundary({
  className,
  isForm,
  prerendered,
  ...props
}: LazyHydratedProps & { prerendered: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useApproach(ref, props.code, isForm);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) markLeftEarly(element);
    };
  }, []);
  const content = (
    <>
      <LazyContent {...props} />
      <MarkHydrated target={ref} />
    </>
  );
  return (
    <div ref={ref} className={className} {...{ [HYDRATING]: '' }}>
      {/* Client-rendered content has no boundary of its own, so that the page appears as a whole. */}
      {prerendered ? <Suspense fallback={null}>{content}</Suspense> : content}
    </div>
  );
});

/** Marks the target as hydrated once its sibling is hydrated. */
function MarkHydrated({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    markHydrated(target.current);
  }, [target]);
  return null;
}

function LazyContent({ code, ...props }: { code: LazyCode }) {
  const hydratesHtml = useHydratesHtml();
  // If the props change before hydration, for example with the language, React delays the update until this HTML is
  // hydrated, which needs the code.
  if (!hydratesHtml) code.request();
  const Component = use(code.loaded ?? (hydratesHtml ? code.loadWithRetry() : code.loadWithTimeout()));
  return <Component {...props} />;
}
