import { type RefObject, useLayoutEffect, useState } from 'react';
import { type PanelPosition, panelPosition } from './panel-position';

/**
 * Position of a button's panel, updated while it is open: within the page area or the side panel that contains the
 * button, otherwise within the window.
 */
export function usePanelPosition(
  button: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  align: 'start' | 'end',
  open: boolean,
): PanelPosition | undefined {
  const [position, setPosition] = useState<PanelPosition>();
  useLayoutEffect(() => {
    if (!open) return;
    const measure = () => {
      if (!button.current || !panel.current) return;
      const { offsetWidth, offsetHeight, clientHeight, scrollHeight } = panel.current;
      const size = { width: offsetWidth, height: scrollHeight + offsetHeight - clientHeight };
      const measured = panelPosition({
        button: button.current.getBoundingClientRect(),
        panel: size,
        bounds: boundsOf(button.current),
        align,
      });
      setPosition((last) => (last && isSame(last, measured) ? last : measured));
    };
    // No event fires when a sibling moves the button, so the position is checked in every frame while the panel is
    // open.
    let frame: number;
    const follow = () => {
      measure();
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [button, panel, align, open]);
  return open ? position : undefined;
}

function isSame(one: PanelPosition, other: PanelPosition): boolean {
  return (Object.keys(one) as (keyof PanelPosition)[]).every((key) => one[key] === other[key]);
}

/** The visible part of the page area that contains the button: inside the window and below the sticky top bar. */
function boundsOf(button: HTMLElement) {
  const { clientWidth, clientHeight } = document.documentElement;
  const part = button.closest('main, dialog, [role="dialog"], [role="complementary"]');
  const { left, right } = part?.getBoundingClientRect() ?? { left: 0, right: clientWidth };
  const topBar = part?.matches('main') ? getComputedStyle(button).getPropertyValue('--ad-top-height') : '';
  return {
    left: Math.max(0, left),
    right: Math.min(clientWidth, right),
    top: Number.parseFloat(topBar) || 0,
    bottom: clientHeight,
  };
}
