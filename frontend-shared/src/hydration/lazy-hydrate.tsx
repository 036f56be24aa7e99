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
 * A component whose code a first visit does not need. On a prerendered page its HTML is there from the start, and its
 * code is loaded when it comes near the screen, or is pointed at or focused; until then it only cannot be operated. On a
 * client-rendered page it is loaded at once, and the page is shown when all of it is there. It is wrapped in a block
 * element, which gets the class.
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
 * A form, which is hydrated lazily as well but is on the first screen of its page: its code is not loaded because it is
 * visible, only when the visitor scrolls, points at it or has entered something. It is loaded at once for somebody who
 * comes back to a form, or follows a link that fills it in.
 */
export function lazyHydrateForm<Props extends object>(
  load: Load<Props>,
  className?: string,
): (props: Props) => ReactNode {
  const code = startedCode(load);
  return (props) => <LazyHydrated code={code} className={className} isForm {...props} />;
}

/** The code, which a client-rendered page loads at once. */
function startedCode<Props>(load: Load<Props>): LazyCode {
  const code = lazyCode(load);
  // A failure is reported when the page is shown.
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
      {/* Without HTML of its own it belongs to the page, which is shown as a whole. */}
      {prerendered ? <Suspense fallback={null}>{content}</Suspense> : content}
    </div>
  );
});

/** Reports that its sibling has been hydrated. */
function MarkHydrated({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    markHydrated(target.current);
  }, [target]);
  return null;
}

function LazyContent({ code, ...props }: { code: LazyCode }) {
  const hydratesHtml = useHydratesHtml();
  // When the properties change, for example with the language, React holds the whole update back until this HTML is
  // hydrated, which needs the code as well.
  if (!hydratesHtml) code.request();
  const Component = use(code.loaded ?? (hydratesHtml ? code.loadWithRetry() : code.loadWithTimeout()));
  return <Component {...props} />;
}
