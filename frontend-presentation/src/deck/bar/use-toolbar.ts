import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect } from 'react';

/**
 * Roving tab index: one button of the toolbar is in the tab order; arrow keys, Home and End move the focus among
 * visible buttons. Pressing a button by mouse or touch does not move the focus, so that arrow keys still change the
 * slide.
 */
export function useToolbar(toolbar: RefObject<HTMLElement | null>) {
  // After a resize the button with the tab stop may be hidden.
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
