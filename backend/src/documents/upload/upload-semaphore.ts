import { AppError } from '../../common/errors/app-error.js';
import { clientNetwork, widerNetwork } from '../../common/http/client-address.js';

/**
 * Uploads that are read at the same time for one network. Many phones share one address of a mobile network, so the
 * others wait their turn instead of being refused.
 */
export const PLACES_PER_NETWORK = 16;
/** The same for the wider network that an address belongs to, so that it takes more than one to fill all places. */
export const PLACES_PER_WIDER_NETWORK = 48;
/** Uploads that are read at the same time in all: with the largest files they fill 1.6 GB of the spool folder. */
export const PLACES = 160;
/** Longest wait for a place, in milliseconds; nothing of the file is read meanwhile. */
export const LONGEST_WAIT_MS = 30_000;
/** Most that wait at the same time for one network, and in all; whoever comes then is sent away at once. */
export const LONGEST_LINE_OF_NETWORK = 32;
export const LONGEST_LINE = 320;

interface Waiting {
  address: string;
  enter(): void;
}

/**
 * Bounds the uploads that are under way, so that one caller's many slow uploads fill neither the disk nor the places of
 * all others. First come, first served, but a network that has all its places lets others pass.
 */
export class UploadPlaces {
  private taken = 0;
  private readonly takenBy = new Map<string, number>();
  private readonly takenByWider = new Map<string, number>();
  private readonly line: Waiting[] = [];

  /**
   * Waits for a place and answers the call that gives it back, which must be called once.
   * @param address of the caller
   * @param left aborted when the caller has gone
   * @throws AppError 503 when no place came free in time, too many wait already, or the caller has left
   */
  async take(address: string, left: AbortSignal): Promise<() => void> {
    if (!this.hasRoom(address)) await this.wait(address, left);
    else this.count(address, 1);
    return () => {
      this.count(address, -1);
      this.letIn();
    };
  }

  private async wait(address: string, left: AbortSignal): Promise<void> {
    const network = clientNetwork(address);
    const ofNetwork = this.line.filter((one) => clientNetwork(one.address) === network).length;
    if (this.line.length >= LONGEST_LINE || ofNetwork >= LONGEST_LINE_OF_NETWORK) throw allTaken();
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        this.line.splice(this.line.indexOf(one), 1);
        stop();
        reject(allTaken());
      };
      const timer = setTimeout(giveUp, LONGEST_WAIT_MS);
      const stop = (): void => {
        clearTimeout(timer);
        left.removeEventListener('abort', giveUp);
      };
      const one: Waiting = {
        address,
        enter: () => {
          stop();
          resolve();
        },
      };
      this.line.push(one);
      if (left.aborted) giveUp();
      else left.addEventListener('abort', giveUp);
    });
  }

  private letIn(): void {
    const next = this.line.findIndex(({ address }) => this.hasRoom(address));
    if (next < 0) return;
    const [one] = this.line.splice(next, 1);
    if (!one) return;
    this.count(one.address, 1);
    one.enter();
  }

  private hasRoom(address: string): boolean {
    return (
      this.taken < PLACES &&
      (this.takenBy.get(clientNetwork(address)) ?? 0) < PLACES_PER_NETWORK &&
      (this.takenByWider.get(widerNetwork(address)) ?? 0) < PLACES_PER_WIDER_NETWORK
    );
  }

  private count(address: string, change: 1 | -1): void {
    this.taken += change;
    add(this.takenBy, clientNetwork(address), change);
    add(this.takenByWider, widerNetwork(address), change);
  }
}

/** What nobody has any more is forgotten. */
function add(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const now = (counts.get(key) ?? 0) + change;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}

function allTaken(): AppError {
  return new AppError(
    'UNAVAILABLE',
    'Many people are sending documents right now. Please try again in a minute.',
    { retryAfterSeconds: 30 },
  );
}
