import { type RefObject, useEffect, useState } from 'react';

/** Time without input after which the controls are hidden, in ms. */
const IDLE_MS = 3000;
const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Whether there was no input for a while. Never while the controls have the focus or are hovered.
 *
 * @param watching when false, the result is always false
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
    for (const type of INPUT_EVENTS) document.addEventListener(type, appear);
    return () => {
      clearTimeout(timer);
      for (const type of INPUT_EVENTS) document.removeEventListener(type, appear);
      setIdle(false);
    };
  }, [watching, controls]);
  return isIdle;
}

/** Only for a mouse: on touch screens `:hover` stays until the next tap. */
function isPointedAt(element: HTMLElement | null): boolean {
  return (window.matchMedia?.('(hover: hover)').matches && element?.matches(':hover')) ?? false;
}
