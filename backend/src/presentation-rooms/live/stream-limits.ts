import { rateLimited } from '../../rate-limit/rate-limiter.js';
import type { ListenerRole } from './room-listener.js';

/** Streams of one room in one process. Keys are random, so whoever holds one was given it. */
export const MAX_PER_ROOM: Readonly<Record<ListenerRole, number>> = {
  presenter: 8,
  clicker: 8,
  follower: 400,
};
/** A whole hall sits behind one address. */
export const MAX_PER_NETWORK = 600;
/** All followers of one process; a stream costs some 30 KiB. */
export const MAX_FOLLOWERS = 2_000;
/** Seconds until whoever found no room may ask again. */
const RETRY_SECONDS = 30;

/**
 * How many may follow at once. Those with a key are not counted against those without: the audience never keeps the
 * presenter out.
 */
export class StreamLimits {
  private readonly perNetwork = new Map<string, number>();
  private followers = 0;

  /**
   * Counts a stream until the answered function is called.
   *
   * @param present streams of that role which the room has already
   * @throws AppError RATE_LIMITED
   */
  take(role: ListenerRole, present: number, network: string): () => void {
    if (present >= MAX_PER_ROOM[role]) throw rateLimited(RETRY_SECONDS);
    if (role !== 'follower') return () => undefined;
    const before = this.perNetwork.get(network) ?? 0;
    if (before >= MAX_PER_NETWORK || this.followers >= MAX_FOLLOWERS) throw rateLimited(RETRY_SECONDS);
    this.perNetwork.set(network, before + 1);
    this.followers += 1;
    return () => this.giveBack(network);
  }

  private giveBack(network: string): void {
    this.followers -= 1;
    const left = (this.perNetwork.get(network) ?? 0) - 1;
    if (left > 0) this.perNetwork.set(network, left);
    else this.perNetwork.delete(network);
  }
}
