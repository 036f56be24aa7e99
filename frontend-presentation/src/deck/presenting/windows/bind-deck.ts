import type { DeckStore } from '../../state/deck-store';
import type { Presentation } from '../presentation';

/**
 * Synchronises the deck of a window with its presentation, in both directions.
 *
 * @returns a function that ends it
 */
export function bindDeck(deck: DeckStore, presentation: Presentation): () => void {
  let isApplying = false;
  const applyState = () => {
    const { slide, blank } = presentation.store.getState().shared;
    isApplying = true;
    if (deck.getState().current !== slide) deck.getState().goTo(slide);
    if (deck.getState().blank !== blank) deck.getState().toggleBlank();
    isApplying = false;
  };
  const unsubscribeDeck = deck.subscribe(({ current, blank }, before) => {
    if (isApplying || (current === before.current && blank === before.blank)) return;
    presentation.update({ slide: current, blank });
  });
  const unsubscribePresentation = presentation.store.subscribe(({ shared }, before) => {
    if (shared !== before.shared) applyState();
  });
  applyState();
  return () => {
    unsubscribeDeck();
    unsubscribePresentation();
  };
}
