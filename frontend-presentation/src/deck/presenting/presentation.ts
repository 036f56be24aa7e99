import { randomId } from 'frontend-shared/api/random-id';
import { type Locale, splitLocale } from 'frontend-shared/i18n/locale';
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

/** Status of the room, shown to the speaker. Sent in messages between windows, so its names are a wire format. */
export interface RoomStatus {
  state: 'opening' | 'open' | 'lost' | 'ended' | 'failed';
  /** For an ended room: the speaker ended it before it expired. */
  isClosed?: boolean;
  /** For a room that was refused because too many were opened: minutes until the next attempt. */
  waitMinutes?: number | undefined;
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
  /** Whether a window of the other role is open. */
  isLinked: boolean;
  /** As reported by the deck's window, which hosts the room. */
  room: RoomStatus | null;
  /** For a presenter's window: language in which the deck was last shown. */
  deckLocale?: Locale | undefined;
}

/** `unlink` replaces the key of the clickers, so that those with the old one are unlinked. */
export type RoomRequest = 'open' | 'close' | 'unlink';

/**
 * `hasLock`: the window holds its lock, by which others detect that it has closed. `locale`: language of its page. Names
 * and types are a wire format: another window may still run the version of the page from before a deployment.
 */
type Message = { from: string; role: WindowRole; hasLock: boolean; locale?: Locale } & (
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
/** A message without the sender, which `post` adds. */
type MessageContent = Message extends infer One
  ? One extends Message
    ? Omit<One, 'from' | 'role' | 'hasLock' | 'locale'>
    : never
  : never;

interface PresentationOptions {
  role: WindowRole;
  /** Name of the channel, the same in all windows of the presentation. */
  channel: string;
  /** Slide at which this window starts, counted from 0. */
  slide: number;
  /** State from before a reload of this window. */
  saved?: SharedState | undefined;
  /** Room that a presenter's window stores for its deck. */
  roomSession?: RoomSession | undefined;
  /** For a presenter's window: from before a reload. */
  deckLocale?: Locale | undefined;
  /** Called when another deck of this browser uses the channel, because this tab is a duplicate of its tab. */
  onChannelInUse?: () => void;
  /** For a deck: called when this or another window requests an action on the room. */
  onRoomRequest?: (wanted: RoomRequest) => void;
  /** For a deck: called when the presenter's window sends its stored room, which an earlier deck created. */
  onRoomReceived?: (room: RoomSession) => void;
}

/**
 * One window of a presentation, synchronised with the others of this browser. The latest change wins; a window that
 * joins requests the state of the others.
 */
export class Presentation {
  readonly store: StoreApi<PresentationState>;
  private readonly id = randomId();
  private channel: BroadcastChannel | undefined;
  /** Windows of the other role by id; the value stops watching for the window to close, if that can be watched. */
  private readonly peers = new Map<string, (() => void) | undefined>();
  private releaseLock: (() => void) | undefined;
  private hasLock = false;
  private storedRoom: RoomSession | undefined;

  constructor(private readonly options: PresentationOptions) {
    const { role, slide, saved, roomSession, deckLocale } = options;
    this.storedRoom = roomSession;
    // Version 0: a presenter's window without a saved state adopts the state of any deck.
    const first = { version: role === 'deck' ? 1 : 0, by: '', slide, blank: false, timer: STOPPED_AT_ZERO };
    this.store = createStore<PresentationState>()(() => ({
      shared: saved ?? first,
      isLinked: false,
      room: null,
      deckLocale,
    }));
  }

  /** Opens the channel to the other windows; call `leave` to close it. */
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

  /** Changes the shared state here and in all other windows. */
  update(change: SharedChange): void {
    const { shared } = this.store.getState();
    this.store.setState({ shared: { ...shared, ...change, version: shared.version + 1, by: this.id } });
    this.broadcastState();
  }

  /** Gives the current state a version after `version`, so that it replaces that newer state. */
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

  /** Data to resume the room. The deck has it, and the presenter's window, which stores it for the next deck. */
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
      this.rememberLocale(message);
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
      // A deck that was just loaded has no room yet; the stored one is kept.
      if (openRoom || room?.state === 'ended') this.storedRoom = openRoom;
      this.store.setState({ room });
    }
  }

  /** With any message, also that of a deck that closes: switching its language sends none. */
  private rememberLocale({ locale }: Message): void {
    if (!this.isDeck && locale && locale !== this.store.getState().deckLocale)
      this.store.setState({ deckLocale: locale });
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
    const { locale } = splitLocale(location.pathname);
    this.channel?.postMessage({ ...content, from: id, role: this.options.role, hasLock, locale });
  }
}
