import { type RefObject, useEffect, useRef } from 'react';

/** Ref for the heading of a result that replaces the wizard: scrolls to the top and focuses it on mount. */
export function useResultHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
