import { keepAwake } from '../../screen/keep-awake';
import { holdPresentationLock } from './presentation-lock';

/**
 * For a window that is presenting: keeps its screen awake, and prevents all windows of this browser from updating to a
 * newer version of the deck.
 *
 * @returns a function that ends it
 */
export function keepAwakeAndDeferUpdates(): () => void {
  const releaseWakeLock = keepAwake();
  const releaseLock = holdPresentationLock();
  return () => {
    releaseWakeLock();
    releaseLock();
  };
}
