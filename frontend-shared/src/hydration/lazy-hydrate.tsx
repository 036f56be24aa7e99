import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { withTimeout } from '../api/with-timeout';
import { importWithTimeout } from '../federation/import-with-timeout';
import { retryForever } from '../federation/retry-forever';
import { HYDRATING, markHydrated, markLeftEarly, TOUCHED } from './hydration-marks';
import { useHydrated, useWasPrerendered } from './use-hydrated';

/** How far below the screen a part may be when its code is fetched: its HTML is there, only operating it waits. */
const AHEAD = '200px 0px';
/** For how long a page that the browser makes waits for the code of its drawings, in ms. */
const DRAWING_PATIENCE_MS = 4_000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of a page whose code a first visit does not need. On a prerendered page its HTML is there from the start and
 * its code is fetched when it comes near the screen, or is pointed at or focused; until then it only cannot be
 * operated. On a page that the browser makes itself it is fetched at once, and the page is shown when all of it is here.
 * It is wrapped in a block element, which gets the class.
 *
 * Declare it outside of components: `const LegacyBand = lazyHydrate(() => import('./legacy-band'));`
 */
export function lazyHydrate<Props extends object>(
  load: Load<Props>,
  className?: string,
): (props: Props) => ReactNode {
  const code = partCode(load);
  return (props) => <LazyHydrated code={code} className={className} isForm={false} {...props} />;
}

/**
 * A form, which is hydrated lazily as well but is on the first screen of its page: its code is not fetched
 * because it is seen, only when the visitor scrolls, points at it or has entered something. One who comes back to a form,
 * or comes by a link that fills it in, has it at once.
 */
export function lazyHydrateForm<Props extends object>(
  load: Load<Props>,
  className?: string,
): (props: Props) => ReactNode {
  const code = partCode(load);
  return (props) => <LazyHydrated code={code} className={className} isForm {...props} />;
}

/** Properties of a component. */
type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode ? Props : object;

/**
 * A part that only shows something: a drawing. On a prerendered page its HTML is all there ever is; its code is fetched
 * only when the browser makes the page itself, which is shown without the drawing when that takes long. It must hold
 * nothing interactive and must not be inside a button or a link, because React does not know what
 * happens on it.
 *
 * Declare it outside of components: `const Street = staticOnly(() => import('./street'), 'Street');`
 */
export function staticOnly<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): (props: PropsOf<Module[Name]>) => ReactNode {
  const code = lazyCode(async () => ({ default: (await load())[name] as ComponentType }));
  const hereOrLate = once(() => {
    code.approach();
    return withTimeout(code.loadWithRetry(), DRAWING_PATIENCE_MS, 'A drawing').catch(() => undefined);
  });
  if (isMadeByBrowser()) void hereOrLate();
  return (props) => <StaticPart code={code} hereOrLate={hereOrLate} {...props} />;
}

function partCode<Props>(load: Load<Props>): LazyCode {
  const code = lazyCode(load);
  // A failure is told when the page is shown.
  if (isMadeByBrowser()) code.inTime().catch(() => undefined);
  return code;
}

/** Whether the page whose code has just come has no HTML yet: its parts are fetched along with its messages. */
function isMadeByBrowser(): boolean {
  return typeof document === 'object' && !document.querySelector(`main[${HYDRATING}]`);
}

interface LazyProps {
  code: LazyCode;
}

interface LazyHydratedProps extends LazyProps {
  className: string | undefined;
  isForm: boolean;
}

interface StaticProps extends LazyProps {
  /** Settles when the code is here, or when the page is shown without the drawing. */
  hereOrLate: () => Promise<unknown>;
}

interface WithOrigin {
  /** Whether its HTML was there before its code. */
  prerendered: boolean;
}

function LazyHydrated(props: LazyHydratedProps) {
  return <LazyBoundary prerendered={useWasPrerendered()} {...props} />;
}

function StaticPart(props: StaticProps) {
  return <StaticBoundary prerendered={useWasPrerendered()} {...props} />;
}

// Memoised, because a part that is rendered again while it waits for its code loses its HTML.
const LazyBoundary = memo(function LazyBoundary({
  className,
  isForm,
  prerendered,
  ...props
}: LazyHydratedProps & WithOrigin) {
  const ref = useRef<HTMLDivElement>(null);
  useApproach(ref, props.code, isForm);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) markLeftEarly(element);
    };
  }, []);
  const part = (
    <>
      <LazyContent {...props} />
      <Arrived of={ref} />
    </>
  );
  return (
    <div ref={ref} className={className} {...{ [HYDRATING]: '' }}>
      {/* Without HTML of its own it belongs to the page, which is shown as a whole. */}
      {prerendered ? <Suspense fallback={null}>{part}</Suspense> : part}
    </div>
  );
});

const StaticBoundary = memo(function StaticBoundary({
  prerendered,
  hereOrLate,
  ...props
}: StaticProps & WithOrigin) {
  if (!prerendered && !props.code.here) use(hereOrLate());
  return (
    <Suspense fallback={null}>
      <StaticContent {...props} />
    </Suspense>
  );
});

/** Reports that the part beside it has been hydrated. */
function Arrived({ of: ref }: { of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    markHydrated(ref.current);
  }, [ref]);
  return null;
}

function LazyContent({ code, ...props }: LazyProps) {
  const hasHtml = useHasHtml();
  // Given other properties, such as another language's messages, React holds the whole change back until the HTML has been
  // taken over, which waits for the same sign.
  if (!hasHtml) code.approach();
  const Part = use(code.here ?? (hasHtml ? code.loadWithRetry() : code.inTime()));
  return <Part {...props} />;
}

function StaticContent({ code, ...props }: LazyProps) {
  if (!useHasHtml()) code.approach();
  const Part = use(code.here ?? code.loadWithRetry());
  return <Part {...props} />;
}

/** Whether this render hydrates existing HTML. */
function useHasHtml(): boolean {
  return !useHydrated() && typeof document === 'object';
}

/** The code of one part. Each of its promises is the same one at every render, because React asks at each. */
interface LazyCode {
  /** The part itself, as soon as it has been fetched. React does not wait for a promise that says it is kept. */
  readonly here: Promise<ComponentType> | undefined;
  /** Says that the visitor comes near. */
  approach(): void;
  /** For existing HTML: fetched after `approach`, tried until it is here. Never fails: HTML is better than an error. */
  loadWithRetry(): Promise<ComponentType>;
  /** For a page that waits for it: fetched at once, and once. Fails when it cannot be had or is late, and stays so. */
  inTime(): Promise<ComponentType>;
}

function lazyCode<Props>(load: Load<Props>): LazyCode {
  let here: LazyCode['here'];
  let approach!: () => void;
  const approached = new Promise<void>((resolve) => {
    approach = resolve;
  });
  const fetch = async () => {
    const { default: part } = await load();
    const value = part as ComponentType;
    here ??= Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
    return value;
  };
  return {
    get here() {
      return here;
    },
    approach,
    loadWithRetry: once(() => approached.then(() => retryForever(fetch))),
    inTime: once(() => importWithTimeout(fetch)),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Notices that the visitor comes near a place: by scrolling, pointing or focus, and unless it is a form by seeing it. */
function useApproach(ref: RefObject<HTMLElement | null>, code: LazyCode, isForm: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || code.here) return;
    const watching = new AbortController();
    const { signal } = watching;
    const arrive = () => {
      watching.abort();
      code.approach();
    };
    const observe = () => {
      const observer = new IntersectionObserver(
        (seen) => {
          if (seen.some((one) => one.isIntersecting)) arrive();
        },
        { rootMargin: AHEAD },
      );
      observer.observe(element);
      signal.addEventListener('abort', () => observer.disconnect());
    };
    // On the document: React keeps such events from parts that it has not taken over yet.
    const look = ({ target }: Event) => {
      if (target instanceof Node && element.contains(target)) arrive();
    };
    for (const sign of ['pointerover', 'focusin']) {
      document.addEventListener(sign, look, { capture: true, signal });
    }
    if (!isForm) observe();
    else if (hasBegun(element)) arrive();
    else window.addEventListener('scroll', observe, { once: true, passive: true, signal });
    return () => watching.abort();
  }, [ref, code, isForm]);
}

/** Whether a form is more than a blank one that nobody has looked at: its page is loaded for the first time, by a plain link. */
function hasBegun(form: HTMLElement): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    form.hasAttribute(TOUCHED) ||
    form.contains(document.activeElement) ||
    load?.type !== 'navigate' ||
    location.hash + location.search !== '' ||
    keepsSomething()
  );
}

/** Whether the tab has kept a draft, a payment or a case: all of them belong to forms. */
function keepsSomething(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
