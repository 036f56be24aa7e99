import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeckStore } from '../deck/state/deck-context';

/**
 * Keeps the deck at the live slide, and blank while the audience's screen is blank. Stops when the follower goes to
 * another slide, and resumes once they are at the live slide again.
 *
 * @param liveSlide slide that the audience sees, counted from 0
 * @param isLiveBlank whether the audience's screen is blank
 */
export function useFollowLiveSlide(
  liveSlide: number,
  isLiveBlank: boolean,
): { isFollowing: boolean; resumeFollowing: () => void } {
  const store = useDeckStore();
  const [isFollowing, setIsFollowing] = useState(true);
  const newest = useRef({ slide: liveSlide, isBlank: isLiveBlank });
  const isApplying = useRef(false);

  const resumeFollowing = useCallback(() => {
    const { slide, isBlank } = newest.current;
    isApplying.current = true;
    if (store.getState().current !== slide) store.getState().goTo(slide);
    if (store.getState().blank !== isBlank) store.getState().toggleBlank();
    isApplying.current = false;
    setIsFollowing(true);
  }, [store]);

  useEffect(() => {
    newest.current = { slide: liveSlide, isBlank: isLiveBlank };
    // The presentation may also reach the follower's slide.
    if (isFollowing || store.getState().current === liveSlide) resumeFollowing();
  }, [liveSlide, isLiveBlank, isFollowing, resumeFollowing, store]);

  useEffect(() => {
    return store.subscribe(({ current }) => {
      if (isApplying.current) return;
      if (current === newest.current.slide) resumeFollowing();
      else setIsFollowing(false);
    });
  }, [store, resumeFollowing]);
  return { isFollowing, resumeFollowing };
}
