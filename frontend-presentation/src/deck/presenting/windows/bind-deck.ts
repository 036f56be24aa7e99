import type { DeckStore } from '../../state/deck-store';
import type { Presentation } from '../presentation';

/** Keeps the deck of a window and its presentation at one slide, both ways; answers what ends that. */
export function bindDeck(deck: DeckStore, presentation: Presentation): () => void {
  let isFollowing = false;
  const follow = () => {
    const { slide, blank } = presentation.store.getState().shared;
    isFollowing = true;
    if (deck.getState().current !== slide) deck.getState().goTo(slide);
    if (deck.getState().blank !== blank) deck.getState().toggleBlank();
    isFollowing = false;
  };
  const stopTelling = deck.subscribe(({ current, blank }, before) => {
    if (isFollowing || (current === before.current && blank === before.blank)) return;
    presentation.act({ slide: current, blank });
  });
  const stopFollowing = presentation.store.subscribe(({ shared }, before) => {
    if (shared !== before.shared) follow();
  });
  follow();
  return () => {
    stopTelling();
    stopFollowing();
  };
}
