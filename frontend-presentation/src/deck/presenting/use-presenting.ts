import { useEffect, useMemo } from 'react';
import { lazyModule } from '../loading/lazy-module';
import { isWithinSite } from '../routing/paths';
import { useDeckStore } from '../state/deck-context';
import { hasPresented } from './windows/has-presented';

/** Code for the presenter's window and clickers: not loaded on a first visit. */
export const presentingModule = lazyModule(async () => {
  const [windows, presenter] = await Promise.all([
    import('./windows/joined-presentation'),
    import('./windows/open-presenter'),
  ]);
  return { ...windows, ...presenter };
});

/** Commands that open the presenter's window and link clickers. */
export interface Presenting {
  /** Opens the presenter's window, or a dialog when the browser blocks it. To be called in the handler of a click or key. */
  openPresenter: () => void;
  /** Shows the code that links a clicker; none where the deck is standalone, without the API. */
  linkClicker: (() => void) | undefined;
}

export function usePresenting(basePath: string): Presenting {
  const store = useDeckStore();

  // After a reload, or in the other language, the deck resumes the presentation that it was part of.
  useEffect(() => {
    let isMounted = true;
    if (hasPresented())
      presentingModule.load().then(
        ({ joinPresentation }) => isMounted && joinPresentation(store),
        () => undefined,
      );
    return () => {
      isMounted = false;
      presentingModule.module?.leavePresentation(store);
    };
  }, [store]);

  return useMemo(() => {
    const open = (module: NonNullable<typeof presentingModule.module>) => {
      if (!module.openPresenter(store, basePath)) store.getState().openOverlay('presenter-blocked');
    };
    const openPresenter = () => {
      // Synchronously if possible: some browsers let a window open only in the handler of the click or key.
      if (presentingModule.module) open(presentingModule.module);
      else presentingModule.load().then(open, () => store.getState().openOverlay('presenter-blocked'));
    };
    const hasApi = isWithinSite(basePath);
    return {
      openPresenter,
      linkClicker: hasApi ? () => store.getState().toggleOverlay('clicker') : undefined,
    };
  }, [store, basePath]);
}
