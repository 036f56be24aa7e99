import { Tally } from '../../common/tally.js';
import { rateLimited } from '../../rate-limit/rate-limiter.js';
import type { ListenerRole } from './room-listener.js';

/** Streams of one room in one process. Keys are random, so whoever holds one was given it. */
export const MAX_PER_ROOM: Readonly<Record<ListenerRole, number>> = {
  presenter: 8,
  clicker: 8,
  follower: 400,
};
/**
 * Followers of one room from one network. A hall of two hundred sits behind one address and fits, with phones that are
 * counted twice for a while because they came back before their lost connection was noticed. Whoever fills these places
 * leaves 150 of the room to people from elsewhere.
 */
export const MAX_PER_NETWORK_IN_ROOM = 250;
/** Followers of one network in all rooms: two halls and more sit behind the address of one campus. */
export const MAX_PER_NETWORK = 600;
/** All followers of one process; a stream costs some 30 KiB. */
export const MAX_FOLLOWERS = 2_000;
/**
 * Seconds until whoever found no place may ask again. A place is free as soon as somebody leaves; that a phone is gone
 * without a word is noticed by the next comment or two of its stream, and one comes every 15 seconds.
 */
const RETRY_SECONDS = 30;

/** Who asks for the events of a room. */
interface StreamRequest {
  role: ListenerRole;
  /** Streams of that role which the room has already. */
  present: number;
  /** Code of the room. */
  room: string;
  network: string;
}

/**
 * How many streams may be open at once. Presenters and clickers are not counted with followers, who so never keep them out.
 */
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
