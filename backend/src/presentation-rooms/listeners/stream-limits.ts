import { Tally } from '../../common/tally.js';
import { rateLimited } from '../../rate-limit/rate-limiter.js';
import type { ListenerRole } from './room-listener.js';

/** Streams of one room per process. Keys are random, so whoever has one was given it. */
export const MAX_PER_ROOM: Readonly<Record<ListenerRole, number>> = {
  presenter: 8,
  clicker: 8,
  follower: 400,
};
/**
 * Followers of one room from one network. A hall of two hundred behind one address fits, including phones that count
 * twice for a while because they reconnected before their lost connection was noticed. 150 of the room's streams are
 * left for other networks.
 */
export const MAX_PER_NETWORK_IN_ROOM = 250;
/** Followers from one network in all rooms: a campus with several halls may be behind one address. */
export const MAX_PER_NETWORK = 600;
/** All followers of a process; a stream takes some 30 KiB. */
export const MAX_FOLLOWERS = 2_000;
/**
 * Seconds after which a refused client may try again. A stream is free as soon as somebody leaves; a phone that
 * silently disappeared is noticed within one or two comments, which are sent every 15 seconds.
 */
const RETRY_SECONDS = 30;

/** A client that opens the event stream of a room. */
interface StreamRequest {
  role: ListenerRole;
  /** Streams of that role in the room. */
  present: number;
  /** Code of the room. */
  room: string;
  network: string;
}

/** Limits concurrent streams. Presenters and clickers are counted separately, so followers never keep them out. */
export class StreamLimits {
  private readonly perNetwork = new Tally();
  private readonly perNetworkInRoom = new Tally();
  private followers = 0;

  /**
   * Counts a stream until the returned function is called.
   *
   * @throws AppError RATE_LIMITED
   */
  acquire({ role, present, room, network }: StreamRequest): () => void {
    if (present >= MAX_PER_ROOM[role]) throw rateLimited(RETRY_SECONDS);
    if (role !== 'follower') return () => undefined;
    const inRoom = `${room} ${network}`;
    const isFull =
      this.perNetworkInRoom.of(inRoom) >= MAX_PER_NETWORK_IN_ROOM ||
      this.perNetwork.of(network) >= MAX_PER_NETWORK ||
      this.followers >= MAX_FOLLOWERS;
    if (isFull) throw rateLimited(RETRY_SECONDS);
    const count = (by: 1 | -1) => {
      this.perNetworkInRoom.add(inRoom, by);
      this.perNetwork.add(network, by);
      this.followers += by;
    };
    count(1);
    return () => count(-1);
  }
}
