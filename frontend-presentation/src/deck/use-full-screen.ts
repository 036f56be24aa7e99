import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface FullScreen {
  active: boolean;
  toggle: () => void;
  leave: () => void;
}

/**
 * Full screen of the deck. A browser without it (an iPhone) still hides the site's header, which is what
 * `onHeaderVisible` asks for; leaving the deck always gives the header back.
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
  onHeaderVisible: ((visible: boolean) => void) | undefined,
): FullScreen {
  const [active, setActive] = useState(false);

  useEffect(() => {
    onHeaderVisible?.(!active);
    return () => onHeaderVisible?.(true);
  }, [active, onHeaderVisible]);

  // Esc, F11 and the browser's own button leave full screen without asking here.
  useEffect(() => {
    const follow = () => setActive(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  const leave = useCallback(() => {
    setActive(false);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, []);
  const toggle = useCallback(() => {
    if (active) return leave();
    setActive(true);
    // The document and not the deck alone, so that toasts and dialogs stay visible.
    element.current?.ownerDocument.documentElement.requestFullscreen?.().catch(() => undefined);
  }, [active, element, leave]);

  return { active, toggle, leave };
}
