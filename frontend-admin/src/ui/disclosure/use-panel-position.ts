import { type RefObject, useLayoutEffect, useState } from 'react';
import { type PanelPosition, panelPosition } from './panel-position';

/**
 * Where the panel below a button is put, kept current while it is open: within the page beside menu and record, or within
 * the window when its button is in neither.
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
        room: roomOf(button.current),
        align,
      });
      setPosition((last) => (last && isSame(last, measured) ? last : measured));
    };
    // No event says that a neighbour has moved the button, so each frame checks while the panel is open.
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

/** The part of the page that the button is in, as far as it is in the window and below the top bar, which stays in sight. */
function roomOf(button: HTMLElement) {
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
