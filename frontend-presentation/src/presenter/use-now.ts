import { useEffect, useState } from 'react';

/** The current time, in ms since 1970, updated at each full second since `origin`. */
export function useNow(origin = 0): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = Date.now();
      setNow(current);
      timer = setTimeout(tick, 1_000 - ((((current - origin) % 1_000) + 1_000) % 1_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [origin]);
  return now;
}
