import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeckStore } from '../deck/state/deck-context';

/**
 * Keeps the deck at the live slide until the follower goes to another one, and again once they are back at it.
 *
 * @param liveSlide slide that the audience sees, counted from 0
 */
export function useFollowLiveSlide(liveSlide: number): { isFollowing: boolean; resumeFollowing: () => void } {
  const store = useDeckStore();
  const [isFollowing, setIsFollowing] = useState(true);
  const newest = useRef(liveSlide);
  const isApplying = useRef(false);

  const resumeFollowing = useCallback(() => {
    isApplying.current = true;
    if (store.getState().current !== newest.current) store.getState().goTo(newest.current);
    isApplying.current = false;
    setIsFollowing(true);
  }, [store]);

  useEffect(() => {
    newest.current = liveSlide;
    // The presentation may also come to the slide that the follower is at.
    if (isFollowing || store.getState().current === liveSlide) resumeFollowing();
  }, [liveSlide, isFollowing, resumeFollowing, store]);

  useEffect(() => {
    return store.subscribe(({ current }, before) => {
      if (!isApplying.current && current !== before.current) setIsFollowing(current === newest.current);
    });
  }, [store]);
  return { isFollowing, resumeFollowing };
}
