interface BrowserOptions {
  /** Viewport width in px. */
  width?: number;
  /** Whether the system asks for reduced motion. */
  reducedMotion?: boolean;
}

/**
 * Mocks what jsdom lacks: a viewport width, media queries that match it, a text size, and IntersectionObserver.
 *
 * @returns a function that makes all observed elements intersect
 */
export function mockBrowser({ width = 1440, reducedMotion = false }: BrowserOptions = {}): () => void {
  window.innerWidth = width;
  document.documentElement.style.fontSize = '16px';
  window.matchMedia = (query) =>
    ({
      matches: query.includes('reduced-motion') ? reducedMotion : Number(/(\d+)px/.exec(query)?.[1]) <= width,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;

  const observers: (() => void)[] = [];
  window.IntersectionObserver = class {
    constructor(notify: IntersectionObserverCallback) {
      const entries = [{ isIntersecting: true } as IntersectionObserverEntry];
      observers.push(() => notify(entries, this as unknown as IntersectionObserver));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return () => {
    for (const notify of observers) notify();
  };
}
