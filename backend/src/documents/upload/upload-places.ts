import { AppError } from '../../common/errors/app-error.js';

/**
 * Uploads that are read at the same time for one network. Many phones share one address of a mobile network, so the
 * others wait their turn instead of being refused.
 */
export const PLACES_PER_NETWORK = 16;
/** Uploads that are read at the same time in all: with the largest files they fill 1.6 GB of the spool folder. */
export const PLACES = 160;
/** Longest wait for a place, in milliseconds; nothing of the upload is read meanwhile. */
export const LONGEST_WAIT_MS = 30_000;

interface Waiting {
  network: string;
  enter(): void;
}

/**
 * Bounds the uploads that are under way, so that one caller's many slow uploads fill neither the disk nor the places of
 * all others. First come, first served, but a network that has all its places lets others pass.
 */
export class UploadPlaces {
  private taken = 0;
  private readonly takenBy = new Map<string, number>();
  private readonly line: Waiting[] = [];

  /**
   * Waits for a place and answers the call that gives it back, which must be called once.
   * @param left aborted when the caller has gone
   * @throws AppError 503 when no place came free in time, or the caller has left
   */
  async take(network: string, left: AbortSignal): Promise<() => void> {
    if (!this.hasRoom(network)) await this.wait(network, left);
    else this.count(network, 1);
    return () => {
      this.count(network, -1);
      this.letIn();
    };
  }

  private wait(network: string, left: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
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
        network,
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
    const next = this.line.findIndex(({ network }) => this.hasRoom(network));
    if (next < 0) return;
    const [one] = this.line.splice(next, 1);
    if (!one) return;
    this.count(one.network, 1);
    one.enter();
  }

  private hasRoom(network: string): boolean {
    return this.taken < PLACES && (this.takenBy.get(network) ?? 0) < PLACES_PER_NETWORK;
  }

  private count(network: string, change: 1 | -1): void {
    this.taken += change;
    const now = (this.takenBy.get(network) ?? 0) + change;
    if (now === 0) this.takenBy.delete(network);
    else this.takenBy.set(network, now);
  }
}

function allTaken(): AppError {
  return new AppError(
    'UNAVAILABLE',
    'Many people are sending papers at this moment. Please try again in a minute.',
    { retryAfterSeconds: 30 },
  );
}
