import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for responses that may arrive later. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
