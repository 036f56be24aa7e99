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
  /** Opens the presenter's window, or a dialog if the browser blocks it. Call it in a click or key handler. */
  openPresenter: () => void;
  /** Shows the code that links a clicker; undefined for the standalone deck, which has no API. */
  linkClicker: (() => void) | undefined;
}

export function usePresenting(basePath: string): Presenting {
  const store = useDeckStore();

  // After a reload or a language switch the deck resumes its presentation.
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
      // Synchronously if possible: some browsers allow opening a window only in the click or key handler.
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
