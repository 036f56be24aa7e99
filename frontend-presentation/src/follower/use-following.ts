import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeckStore } from '../deck/state/deck-context';

/**
 * Keeps the deck at the live slide until its reader turns to another one, and again from when they come back to it.
 *
 * @param live slide of the hall, counted from 0
 */
export function useFollowing(live: number): { isFollowing: boolean; followAgain: () => void } {
  const store = useDeckStore();
  const [isFollowing, setIsFollowing] = useState(true);
  const newest = useRef(live);
  const isLed = useRef(false);

  const followAgain = useCallback(() => {
    isLed.current = true;
    if (store.getState().current !== newest.current) store.getState().goTo(newest.current);
    isLed.current = false;
    setIsFollowing(true);
  }, [store]);

  useEffect(() => {
    newest.current = live;
    if (isFollowing) followAgain();
  }, [live, isFollowing, followAgain]);

  useEffect(() => {
    return store.subscribe(({ current }, before) => {
      if (!isLed.current && current !== before.current) setIsFollowing(current === newest.current);
    });
  }, [store]);
  return { isFollowing, followAgain };
}
