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
 * Streams per room and key that are admitted however full the process is: the speaker's, and the one that replaces it
 * before its lost connection is noticed. Further ones count towards `MAX_COUNTED`, since anybody can open rooms.
 */
export const FREE_PER_KEY = 2;
/**
 * Followers of one room from one network. A hall of two hundred behind one address fits, including phones that count
 * twice for a while because they reconnected before their lost connection was noticed. 150 of the room's streams are
 * left for other networks.
 */
export const MAX_PER_NETWORK_IN_ROOM = 250;
/** Followers from one network in all rooms: a campus with several halls may be behind one address. */
export const MAX_PER_NETWORK = 600;
/** All streams of a process but the free ones; a stream takes some 34 KiB. */
export const MAX_COUNTED = 2_000;
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

/** Limits concurrent streams. Followers never keep the speaker and a clicker of a room out. */
export class StreamLimits {
  private readonly perNetwork = new Tally();
  private readonly perNetworkInRoom = new Tally();
  private counted = 0;

  /**
   * Counts a stream until the returned function is called.
   *
   * @throws AppError RATE_LIMITED
   */
  acquire({ role, present, room, network }: StreamRequest): () => void {
    if (present >= MAX_PER_ROOM[role]) throw rateLimited(RETRY_SECONDS);
    const isFollower = role === 'follower';
    if (!isFollower && present < FREE_PER_KEY) return () => undefined;
    const inRoom = `${room} ${network}`;
    const isNetworkFull =
      this.perNetworkInRoom.of(inRoom) >= MAX_PER_NETWORK_IN_ROOM ||
      this.perNetwork.of(network) >= MAX_PER_NETWORK;
    if (this.counted >= MAX_COUNTED || (isFollower && isNetworkFull)) throw rateLimited(RETRY_SECONDS);
    const count = (by: 1 | -1) => {
      this.counted += by;
      if (!isFollower) return;
      this.perNetworkInRoom.add(inRoom, by);
      this.perNetwork.add(network, by);
    };
    count(1);
    return () => count(-1);
  }
}
