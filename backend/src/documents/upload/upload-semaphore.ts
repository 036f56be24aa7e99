import { AppError } from '../../common/errors/app-error.js';
import { clientNetwork, widerNetwork } from '../../common/http/client/client-ip.js';

/**
 * Concurrent uploads per network. Many phones share one address of a mobile network, so further ones are queued
 * instead of refused.
 */
export const MAX_UPLOADS_PER_NETWORK = 16;
/** The same for the wider network of an address, so that a single one cannot use up all permits. */
export const MAX_UPLOADS_PER_WIDER_NETWORK = 48;
/** Concurrent uploads in total: with the largest files they take 1.6 GB of the spool folder. */
export const MAX_UPLOADS = 160;
/** Longest wait for a permit, in ms; the file is not read meanwhile. */
export const MAX_WAIT_MS = 30_000;
/** Maximum queue length per network and in total; further callers are refused at once. */
export const MAX_QUEUED_PER_NETWORK = 32;
export const MAX_QUEUED = 320;

interface QueuedUpload {
  clientIp: string;
  admit(): void;
}

/**
 * Limits concurrent uploads, so that one caller's many slow uploads neither fill the disk nor block everybody else.
 * First come, first served, except that a network at its limit lets others pass.
 */
export class UploadSemaphore {
  private active = 0;
  private readonly activeByNetwork = new Map<string, number>();
  private readonly activeByWiderNetwork = new Map<string, number>();
  private readonly queue: QueuedUpload[] = [];

  /**
   * Waits for a permit and returns the function that releases it, which must be called once.
   * @param clientIp its network is counted
   * @param signal aborted when the caller is gone
   * @throws AppError 503 when none was free in time, the queue is full, or the caller is gone
   */
  async acquire(clientIp: string, signal: AbortSignal): Promise<() => void> {
    if (this.isFree(clientIp)) this.count(clientIp, 1);
    else await this.wait(clientIp, signal);
    return () => {
      this.count(clientIp, -1);
      this.admitNext();
    };
  }

  private async wait(clientIp: string, signal: AbortSignal): Promise<void> {
    const network = clientNetwork(clientIp);
    const ofNetwork = this.queue.filter((one) => clientNetwork(one.clientIp) === network).length;
    if (this.queue.length >= MAX_QUEUED || ofNetwork >= MAX_QUEUED_PER_NETWORK) throw tooManyUploads();
    await new Promise<void>((resolve, reject) => {
      const giveUp = (): void => {
        this.queue.splice(this.queue.indexOf(queued), 1);
        stop();
        reject(tooManyUploads());
      };
      const timer = setTimeout(giveUp, MAX_WAIT_MS);
      const stop = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
      };
      const queued: QueuedUpload = {
        clientIp,
        admit: () => {
          stop();
          resolve();
        },
      };
      this.queue.push(queued);
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp);
    });
  }

  private admitNext(): void {
    const next = this.queue.findIndex(({ clientIp }) => this.isFree(clientIp));
    if (next < 0) return;
    const [queued] = this.queue.splice(next, 1);
    if (!queued) return;
    this.count(queued.clientIp, 1);
    queued.admit();
  }

  private isFree(clientIp: string): boolean {
    return (
      this.active < MAX_UPLOADS &&
      (this.activeByNetwork.get(clientNetwork(clientIp)) ?? 0) < MAX_UPLOADS_PER_NETWORK &&
      (this.activeByWiderNetwork.get(widerNetwork(clientIp)) ?? 0) < MAX_UPLOADS_PER_WIDER_NETWORK
    );
  }

  private count(clientIp: string, change: 1 | -1): void {
    this.active += change;
    add(this.activeByNetwork, clientNetwork(clientIp), change);
    add(this.activeByWiderNetwork, widerNetwork(clientIp), change);
  }
}

/** A key that reaches zero is deleted. */
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
