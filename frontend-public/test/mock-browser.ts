interface Reader {
  /** Viewport width in px. */
  width?: number;
  /** Whether the system asks for reduced motion. */
  lessMotion?: boolean;
}

/**
 * Mocks what jsdom lacks: a viewport width, media queries that match it, and IntersectionObserver.
 *
 * @returns a function that makes all observed elements intersect
 */
export function mockBrowser({ width = 1440, lessMotion = false }: Reader = {}): () => void {
  window.innerWidth = width;
  window.matchMedia = (query) =>
    ({
      matches: query.includes('reduced-motion') ? lessMotion : Number(/(\d+)px/.exec(query)?.[1]) <= width,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;

  const watched: (() => void)[] = [];
  window.IntersectionObserver = class {
    constructor(seen: IntersectionObserverCallback) {
      const near = [{ isIntersecting: true } as IntersectionObserverEntry];
      watched.push(() => seen(near, this as unknown as IntersectionObserver));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return () => {
    for (const seen of watched) seen();
  };
}
