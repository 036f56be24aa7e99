import { type RefObject, useEffect, useRef } from 'react';

/** For the heading of a result that takes the wizard's place: it comes up at the top of the page, with the focus. */
export function useResultHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
