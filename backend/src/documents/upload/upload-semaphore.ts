import { AppError } from '../../common/errors/app-error.js';
import { clientNetwork, widerNetwork } from '../../common/http/client-address.js';

/**
 * Uploads that are read at the same time for one network. Many phones share one address of a mobile network, so the
 * others wait their turn instead of being refused.
 */
export const MAX_UPLOADS_PER_NETWORK = 16;
/** The same for the wider network that an address belongs to, so that it takes more than one to fill the semaphore. */
export const MAX_UPLOADS_PER_WIDER_NETWORK = 48;
/** Uploads that are read at the same time in all: with the largest files they fill 1.6 GB of the spool folder. */
export const MAX_UPLOADS = 160;
/** Longest wait for a permit, in milliseconds; nothing of the file is read meanwhile. */
export const MAX_WAIT_MS = 30_000;
/** Most that wait at the same time for one network, and in all; whoever comes then is sent away at once. */
export const MAX_WAITING_PER_NETWORK = 32;
export const MAX_WAITING = 320;

interface Waiting {
  address: string;
  admit(): void;
}

/**
 * Bounds the uploads that are under way, so that one caller's many slow uploads fill neither the disk nor what all
 * others may send. First come, first served, but a network that is at its limit lets others pass.
 */
export class UploadSemaphore {
  private active = 0;
  private readonly activeByNetwork = new Map<string, number>();
  private readonly activeByWiderNetwork = new Map<string, number>();
  private readonly queue: Waiting[] = [];

  /**
   * Waits for a permit and answers the call that gives it back, which must be called once.
   * @param address of the caller
   * @param left aborted when the caller has gone
   * @throws AppError 503 when none came free in time, too many wait already, or the caller has left
   */
  async acquire(address: string, left: AbortSignal): Promise<() => void> {
    if (this.isFree(address)) this.count(address, 1);
    else await this.wait(address, left);
    return () => {
      this.count(address, -1);
      this.admitNext();
    };
  }

  private async wait(address: string, left: AbortSignal): Promise<void> {
    const network = clientNetwork(address);
    const ofNetwork = this.queue.filter((one) => clientNetwork(one.address) === network).length;
    if (this.queue.length >= MAX_WAITING || ofNetwork >= MAX_WAITING_PER_NETWORK) throw tooManyUploads();
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        stop();
        reject(tooManyUploads());
      };
      const timer = setTimeout(giveUp, MAX_WAIT_MS);
      const stop = (): void => {
        clearTimeout(timer);
        left.removeEventListener('abort', giveUp);
      };
      const waiting: Waiting = {
        address,
        admit: () => {
          stop();
          resolve();
        },
      };
      this.queue.push(waiting);
      if (left.aborted) giveUp();
      else left.addEventListener('abort', giveUp);
    });
  }

  private admitNext(): void {
    const next = this.queue.findIndex(({ address }) => this.isFree(address));
    if (next < 0) return;
    const [waiting] = this.queue.splice(next, 1);
    if (!waiting) return;
    this.count(waiting.address, 1);
    waiting.admit();
  }

  private isFree(address: string): boolean {
    return (
      this.active < MAX_UPLOADS &&
      (this.activeByNetwork.get(clientNetwork(address)) ?? 0) < MAX_UPLOADS_PER_NETWORK &&
      (this.activeByWiderNetwork.get(widerNetwork(address)) ?? 0) < MAX_UPLOADS_PER_WIDER_NETWORK
    );
  }

  private count(address: string, change: 1 | -1): void {
    this.active += change;
    add(this.activeByNetwork, clientNetwork(address), change);
    add(this.activeByWiderNetwork, widerNetwork(address), change);
  }
}

/** A key without uploads is removed. */
function add(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const now = (counts.get(key) ?? 0) + change;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}

function tooManyUploads(): AppError {
  return new AppError(
    'UNAVAILABLE',
    'Many people are sending documents right now. Please try again in a minute.',
    { retryAfterSeconds: 30 },
  );
}
