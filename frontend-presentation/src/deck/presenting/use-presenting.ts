import { useEffect, useMemo } from 'react';
import { isWithinSite } from '../addresses';
import { lazyModule } from '../lazy-module';
import { useDeckStore } from '../state/deck-context';
import { hasPresented } from './windows/has-presented';

/** Another window and phones: nothing of it is in a first visit. */
export const presentingCode = lazyModule(async () => {
  const [windows, presenter] = await Promise.all([
    import('./windows/deck-window'),
    import('./windows/open-presenter'),
  ]);
  return { ...windows, ...presenter };
});

/** What leads from the deck to a presentation with several windows and phones. */
export interface Presenting {
  /** Opens the presenter's window; says so when the browser blocks it. Call it while a press lasts. */
  present: () => void;
  /** Shows the code that links a phone; none where the deck is standalone, without the API. */
  linkPhone: (() => void) | undefined;
}

export function usePresenting(basePath: string): Presenting {
  const store = useDeckStore();

  // A deck that is loaded anew, or in its other language, goes on with the presentation that it was part of.
  useEffect(() => {
    let isHere = true;
    if (hasPresented())
      presentingCode.load().then(
        ({ deckWindow }) => isHere && deckWindow(store),
        () => undefined,
      );
    return () => {
      isHere = false;
      presentingCode.module?.leaveDeckWindow(store);
    };
  }, [store]);

  return useMemo(() => {
    const open = ({ openPresenter }: NonNullable<typeof presentingCode.module>) => {
      if (!openPresenter(store, basePath)) store.getState().openOverlay('presenter');
    };
    const present = () => {
      // What is here is used at once: some browsers let a window open during the press only.
      if (presentingCode.module) open(presentingCode.module);
      else presentingCode.load().then(open, () => store.getState().openOverlay('presenter'));
    };
    const hasApi = isWithinSite(basePath);
    return { present, linkPhone: hasApi ? () => store.getState().toggleOverlay('phone') : undefined };
  }, [store, basePath]);
}
