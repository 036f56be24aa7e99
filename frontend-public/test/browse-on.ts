interface Reader {
  /** Width of the screen in px. */
  width?: number;
  /** Whether the reader asks the system for less motion. */
  lessMotion?: boolean;
}

/**
 * What jsdom does not have: a screen of some width, media queries that know it, and an observer of what is on it.
 *
 * @returns a function that lets everything come near the screen
 */
export function browseOn({ width = 1440, lessMotion = false }: Reader = {}): () => void {
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
