import { useEffect, useState } from 'react';

/** The time, in ms since 1970, anew with each second of a clock that began at `origin`. */
export function useNow(origin = 0): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = Date.now();
      setNow(moment);
      timer = setTimeout(tick, 1_000 - ((((moment - origin) % 1_000) + 1_000) % 1_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [origin]);
  return now;
}
