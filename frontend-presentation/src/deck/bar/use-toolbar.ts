import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect } from 'react';

/**
 * One button of a toolbar is in the order of Tab; arrow keys, Home and End move the focus among those that are shown.
 * A press by mouse or finger leaves the focus where it is: the presenter's arrow keys then still turn the slides.
 */
export function useToolbar(toolbar: RefObject<HTMLElement | null>) {
  // At another width the button may have gone.
  useEffect(() => {
    const keepTabStop = () => {
      const buttons = shownButtons(toolbar.current);
      if (!buttons.some((button) => button.tabIndex === 0)) makeTabStop(buttons[0], toolbar.current);
    };
    keepTabStop();
    window.addEventListener('resize', keepTabStop);
    return () => window.removeEventListener('resize', keepTabStop);
  }, [toolbar]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = shownButtons(toolbar.current);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const to = target(event.key, at, buttons.length);
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    makeTabStop(buttons[to], toolbar.current);
    buttons[to]?.focus();
  };
  const onMouseDown = (event: MouseEvent) => event.preventDefault();
  return { onKeyDown, onMouseDown };
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

function shownButtons(toolbar: HTMLElement | null): HTMLButtonElement[] {
  return [...(toolbar?.querySelectorAll('button') ?? [])].filter((button) => {
    for (let part: HTMLElement | null = button; part && part !== toolbar; part = part.parentElement)
      if (getComputedStyle(part).display === 'none') return false;
    return true;
  });
}

function makeTabStop(button: HTMLButtonElement | undefined, toolbar: HTMLElement | null): void {
  for (const other of toolbar?.querySelectorAll('button') ?? []) other.tabIndex = other === button ? 0 : -1;
}
