import { keepAwake } from '../../screen/keep-awake';
import { holdTalkLock } from './talk-lock';

/**
 * This window gives a talk until the answered function is called: its screen stays awake, and no window of this browser takes a
 * newer version of the deck.
 */
export function giveTalk(): () => void {
  const letSleep = keepAwake();
  const endTalk = holdTalkLock();
  return () => {
    letSleep();
    endTalk();
  };
}
