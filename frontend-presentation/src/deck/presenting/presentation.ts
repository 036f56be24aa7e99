import { randomId } from 'frontend-shared/api/random-id';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  isNewer,
  parseSharedState,
  type SharedChange,
  type SharedState,
  STOPPED_AT_ZERO,
} from '../../rooms/shared-state';
import { holdWindowLock, whenWindowGone } from './locks/window-lock';
import type { RoomSession, WindowRole } from './windows/window-session';

/** What the speaker sees of the room. Part of the messages between windows, so its names are a wire format. */
export interface RoomStatus {
  state: 'opening' | 'open' | 'lost' | 'ended' | 'failed';
  /** Of a room that has ended: the speaker ended it, before its time was over. */
  isClosed?: boolean;
  code?: string;
  clickerKey?: string;
  /** Another key for clickers is being requested, or the request failed. */
  newKey?: 'pending' | 'failed' | undefined;
  /** Number of linked clickers. */
  phones: number;
  followers: number;
}

export interface PresentationState {
  shared: SharedState;
  /** A window of the other role is there. */
  isLinked: boolean;
  /** As the deck's window, which hosts it, reports it. */
  room: RoomStatus | null;
}

/** `unlink` replaces the key of the clickers, so that those with the old one are unlinked. */
export type RoomRequest = 'open' | 'close' | 'unlink';

/**
 * `hasLock`: the window holds its lock, so that others notice when it is gone. Names and types are a wire format: another
 * window may still run the version of the page from before a deployment.
 */
type Message = { from: string; role: WindowRole; hasLock: boolean } & (
  | { type: 'ask' }
  | {
      type: 'state';
      shared: SharedState;
      room: RoomStatus | null;
      /** Includes its keys, so that the room outlives the window that created it. */
      openRoom: RoomSession | undefined;
      /** Window whose request it answers. */
      to?: string | undefined;
    }
  | { type: 'room'; wanted: RoomRequest }
  | { type: 'bye' }
);
/** What a message says; `post` adds who sends it. */
type MessageContent = Message extends infer One
  ? One extends Message
    ? Omit<One, 'from' | 'role' | 'hasLock'>
    : never
  : never;

interface PresentationOptions {
  role: WindowRole;
  /** Name of the channel, the same in all windows of the presentation. */
  channel: string;
  /** Slide that this window begins with, counted from 0. */
  slide: number;
  /** State from before a reload of this window. */
  saved?: SharedState | undefined;
  /** Room that a presenter's window stores for its deck. */
  roomSession?: RoomSession | undefined;
  /** Another deck of this browser uses the channel: this tab is a copy of its tab. */
  onChannelInUse?: () => void;
  /** Of the deck: this or another window requests something of the room. */
  onRoomRequest?: (wanted: RoomRequest) => void;
  /** Of a deck: the presenter's window has sent the room that it stored, which an earlier deck created. */
  onRoomReceived?: (room: RoomSession) => void;
}

/**
 * One window of a presentation, kept in step with the others of this browser. The latest change wins; a window that joins
 * requests the state of the others.
 */
export class Presentation {
  readonly store: StoreApi<PresentationState>;
  private readonly id = randomId();
  private channel: BroadcastChannel | undefined;
  /** Windows of the other role by their ids; the value stops watching whether the window is gone, where that can be watched. */
  private readonly peers = new Map<string, (() => void) | undefined>();
  private releaseLock: (() => void) | undefined;
  private hasLock = false;
  private storedRoom: RoomSession | undefined;

  constructor(private readonly options: PresentationOptions) {
    const { role, slide, saved, roomSession } = options;
    this.storedRoom = roomSession;
    // Version 0: a presenter's window that has received nothing yet takes the slide of any deck.
    const first = { version: role === 'deck' ? 1 : 0, by: '', slide, blank: false, timer: STOPPED_AT_ZERO };
    this.store = createStore<PresentationState>()(() => ({
      shared: saved ?? first,
      isLinked: false,
      room: null,
    }));
  }

  /** Opens the channel to the other windows; call `leave` in the end. */
  join(): void {
    this.channel = new BroadcastChannel(`deck:${this.options.channel}`);
    this.channel.onmessage = ({ data }) => this.onMessage(data as Message);
    this.requestState();
    this.broadcastState();
    this.releaseLock = holdWindowLock(this.id, () => {
      this.hasLock = true;
      this.broadcastState();
    });
  }

  leave(): void {
    this.post({ type: 'bye' });
    this.channel?.close();
    this.channel = undefined;
    this.releaseLock?.();
    this.hasLock = false;
    for (const peer of [...this.peers.keys()]) this.removePeer(peer);
  }

  /** Changes what is shown, here and in all other windows. */
  update(change: SharedChange): void {
    const { shared } = this.store.getState();
    this.store.setState({ shared: { ...shared, ...change, version: shared.version + 1, by: this.id } });
    this.broadcastState();
  }

  /** Gives the current state a version after `version`, so that it replaces a state that somebody else has seen. */
  supersede(version: number): void {
    const { shared } = this.store.getState();
    if (shared.version > version) return;
    this.store.setState({ shared: { ...shared, version: version + 1, by: this.id } });
    this.broadcastState();
  }

  setRoom(room: RoomStatus | null): void {
    this.store.setState({ room });
    this.broadcastState();
  }

  /** What is needed to resume the room; known to the deck and to a presenter's window, which stores it for the next deck. */
  get roomSession(): RoomSession | undefined {
    return this.storedRoom;
  }

  setRoomSession(roomSession: RoomSession | undefined): void {
    this.storedRoom = roomSession;
    this.broadcastState();
  }

  /** Whether this is the deck's window. */
  get isDeck(): boolean {
    return this.options.role === 'deck';
  }

  /** Passes the request to the deck's window, which hosts the room. */
  requestRoom(wanted: RoomRequest): void {
    if (this.isDeck) this.options.onRoomRequest?.(wanted);
    else this.post({ type: 'room', wanted });
  }

  private onMessage(message: Message): void {
    const { role } = this.options;
    if (message.role !== role) {
      if (message.type === 'bye') this.removePeer(message.from);
      else this.addPeer(message);
    }
    const isChannelInUse =
      role === 'deck' && message.role === role && message.type === 'state' && message.to === this.id;
    if (isChannelInUse) this.options.onChannelInUse?.();
    else if (message.type === 'ask') this.broadcastState(message.from);
    else if (message.type === 'room') this.options.onRoomRequest?.(message.wanted);
    else if (message.type === 'state') this.applyState(message);
  }

  private applyState({ role, room, openRoom, ...message }: Extract<Message, { type: 'state' }>): void {
    const shared = parseSharedState(message.shared);
    if (shared && isNewer(shared, this.store.getState().shared)) this.store.setState({ shared });
    if (this.options.role === 'deck') {
      if (role === 'presenter' && openRoom) this.options.onRoomReceived?.(openRoom);
    } else if (role === 'deck') {
      // A deck that has just been loaded does not know its room yet: that is no reason to drop the stored one.
      if (openRoom || room?.state === 'ended') this.storedRoom = openRoom;
      this.store.setState({ room });
    }
  }

  private addPeer({ from, hasLock }: Message): void {
    const watch = () => (hasLock ? whenWindowGone(from, () => this.removePeer(from)) : undefined);
    this.peers.set(from, this.peers.get(from) ?? watch());
    this.updateIsLinked();
  }

  private removePeer(peer: string): void {
    this.peers.get(peer)?.();
    this.peers.delete(peer);
    this.updateIsLinked();
  }

  private updateIsLinked(): void {
    const isLinked = this.peers.size > 0;
    if (isLinked !== this.store.getState().isLinked) this.store.setState({ isLinked });
  }

  private requestState(): void {
    this.post({ type: 'ask' });
  }

  /** @param to the window whose request it answers */
  private broadcastState(to?: string): void {
    const { shared, room } = this.store.getState();
    this.post({ type: 'state', shared, room, openRoom: this.storedRoom, to });
  }

  private post(content: MessageContent): void {
    const { id, hasLock } = this;
    this.channel?.postMessage({ ...content, from: id, role: this.options.role, hasLock });
  }
}
