import { useEffect, useMemo } from 'react';
import { lazyModule } from '../lazy-module';
import { isWithinSite } from '../paths';
import { useDeckStore } from '../state/deck-context';
import { hasPresented } from './windows/has-presented';

/** Presenter's window and phones: not loaded on a first visit. */
export const presentingModule = lazyModule(async () => {
  const [windows, presenter] = await Promise.all([
    import('./windows/joined-presentation'),
    import('./windows/open-presenter'),
  ]);
  return { ...windows, ...presenter };
});

/** Commands that open other windows and link phones. */
export interface Presenting {
  /** Opens the presenter's window, or a dialog when the browser blocks it. To be called in the handler of a click or key. */
  present: () => void;
  /** Shows the code that links a phone; none where the deck is standalone, without the API. */
  linkPhone: (() => void) | undefined;
}

export function usePresenting(basePath: string): Presenting {
  const store = useDeckStore();

  // After a reload, or in the other language, the deck resumes the presentation that it was part of.
  useEffect(() => {
    let isHere = true;
    if (hasPresented())
      presentingModule.load().then(
        ({ joinPresentation }) => isHere && joinPresentation(store),
        () => undefined,
      );
    return () => {
      isHere = false;
      presentingModule.module?.leavePresentation(store);
    };
  }, [store]);

  return useMemo(() => {
    const open = ({ openPresenter }: NonNullable<typeof presentingModule.module>) => {
      if (!openPresenter(store, basePath)) store.getState().openOverlay('presenter-blocked');
    };
    const present = () => {
      // Synchronously if possible: some browsers let a window open only in the handler of the click or key.
      if (presentingModule.module) open(presentingModule.module);
      else presentingModule.load().then(open, () => store.getState().openOverlay('presenter-blocked'));
    };
    const hasApi = isWithinSite(basePath);
    return { present, linkPhone: hasApi ? () => store.getState().toggleOverlay('phone') : undefined };
  }, [store, basePath]);
}
