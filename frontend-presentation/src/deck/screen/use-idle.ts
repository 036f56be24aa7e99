import { type RefObject, useEffect, useState } from 'react';

/** After this long without a sign of somebody the controls go, in ms. */
const IDLE_MS = 3000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Whether nobody has moved anything for a while. Never while the focus is in the controls, or the pointer rests on
 * them.
 *
 * @param watching false: it is not asked, nobody is idle
 */
export function useIdle(watching: boolean, controls: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!watching) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (controls.current?.matches(':focus-within') || isPointedAt(controls.current)) wait();
      else setIdle(true);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, IDLE_MS);
    };
    const appear = () => {
      setIdle(false);
      wait();
    };
    wait();
    for (const sign of SIGNS) document.addEventListener(sign, appear);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, appear);
      setIdle(false);
    };
  }, [watching, controls]);
  return isIdle;
}

/** A finger that has tapped counts as pointing until the next tap, so only a mouse is asked. */
function isPointedAt(element: HTMLElement | null): boolean {
  return (window.matchMedia?.('(hover: hover)').matches && element?.matches(':hover')) ?? false;
}
