import { randomId } from 'frontend-shared/api/random-id';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  isNewer,
  parseSharedState,
  type SharedChange,
  type SharedState,
  STOPPED_AT_ZERO,
} from '../../rooms/shared-state';
import { holdWindowLock, whenWindowGone } from './windows/window-lock';
import type { OpenRoom, WindowRole } from './windows/window-session';

/** The room as the speaker is told of it. */
export interface RoomStatus {
  state: 'opening' | 'open' | 'lost' | 'ended' | 'failed';
  code?: string;
  clickerKey?: string;
  /** Another key for the phones is being asked for, or could not be had. */
  newKey?: 'pending' | 'failed' | undefined;
  phones: number;
  followers: number;
}

export interface PresentationState {
  shared: SharedState;
  /** A window of the other role is there. */
  isLinked: boolean;
  /** Of the deck's window, which has it. */
  room: RoomStatus | null;
}

/** What a window may want of the room: `unlink` takes it from all phones, and gets a new key for the next one. */
export type RoomRequest = 'open' | 'close' | 'unlink';

/** `hasLock`: the window holds its lock, so that others notice when it is gone. */
type Message = { from: string; role: WindowRole; hasLock: boolean } & (
  | { type: 'ask' }
  | {
      type: 'state';
      shared: SharedState;
      room: RoomStatus | null;
      /** With its keys, so that it does not go with the window that opened it. */
      openRoom: OpenRoom | undefined;
      /** Window whose question it answers. */
      to?: string | undefined;
    }
  | { type: 'room'; wanted: RoomRequest }
  | { type: 'bye' }
);
type Said = Message extends infer One
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
  /** What this window knew before it was loaded anew. */
  saved?: SharedState | undefined;
  /** Room that a presenter's window keeps for its deck. */
  openRoom?: OpenRoom | undefined;
  /** Another deck of this browser has the channel: this tab is a copy of its tab. */
  onTaken?: () => void;
  /** This or another window wants something of the room; of the deck. */
  onRoom?: (wanted: RoomRequest) => void;
  /** The presenter's window has kept a room, and this deck has come after the one that opened it. */
  onHandedRoom?: (room: OpenRoom) => void;
}

/**
 * One window of a presentation, in step with the others of this browser. Whichever acted last has its way; a window that
 * comes asks the others what is shown.
 */
export class Presentation {
  readonly store: StoreApi<PresentationState>;
  private readonly id = randomId();
  private channel: BroadcastChannel | undefined;
  /** Windows of the other role by their ids, and what ends the watch over each that can be watched. */
  private readonly others = new Map<string, (() => void) | undefined>();
  private releaseLock: (() => void) | undefined;
  private hasLock = false;
  private openRoom: OpenRoom | undefined;

  constructor(private readonly options: PresentationOptions) {
    const { role, slide, saved, openRoom } = options;
    this.openRoom = openRoom;
    // A presenter's window that has heard nothing yet takes the slide of any deck.
    const first = { version: role === 'deck' ? 1 : 0, by: '', slide, blank: false, timer: STOPPED_AT_ZERO };
    this.store = createStore<PresentationState>()(() => ({
      shared: saved ?? first,
      isLinked: false,
      room: null,
    }));
  }

  /** Joins the others; call `leave` in the end. */
  join(): void {
    this.channel = new BroadcastChannel(`deck:${this.options.channel}`);
    this.channel.onmessage = ({ data }) => this.hear(data as Message);
    this.say({ type: 'ask' });
    this.tell();
    this.releaseLock = holdWindowLock(this.id, () => {
      this.hasLock = true;
      this.tell();
    });
  }

  leave(): void {
    this.say({ type: 'bye' });
    this.channel?.close();
    this.channel = undefined;
    this.releaseLock?.();
    this.hasLock = false;
    for (const other of [...this.others.keys()]) this.part(other);
  }

  /** Does something here and in all other windows. */
  act(change: SharedChange): void {
    const { shared } = this.store.getState();
    this.store.setState({ shared: { ...shared, ...change, version: shared.version + 1, by: this.id } });
    this.tell();
  }

  /** Takes the place of everything up to a version that somebody else has seen. */
  outdo(version: number): void {
    const { shared } = this.store.getState();
    if (shared.version > version) return;
    this.store.setState({ shared: { ...shared, version: version + 1, by: this.id } });
    this.tell();
  }

  setRoom(room: RoomStatus | null): void {
    this.store.setState({ room });
    this.tell();
  }

  /** The room as it can be gone on with; of the deck, which tells the others, and of a presenter's window, which keeps it. */
  get heldRoom(): OpenRoom | undefined {
    return this.openRoom;
  }

  holdRoom(openRoom: OpenRoom | undefined): void {
    this.openRoom = openRoom;
    this.tell();
  }

  /** Asks the deck's window for something that only it can do. */
  requestRoom(wanted: RoomRequest): void {
    if (this.options.role === 'deck') this.options.onRoom?.(wanted);
    else this.say({ type: 'room', wanted });
  }

  private hear(message: Message): void {
    const { role } = this.options;
    if (message.role !== role) this.meet(message);
    const isTaken =
      role === 'deck' && message.role === role && message.type === 'state' && message.to === this.id;
    if (isTaken) this.options.onTaken?.();
    else if (message.type === 'ask') this.tell(message.from);
    else if (message.type === 'room') this.options.onRoom?.(message.wanted);
    else if (message.type === 'state') this.take(message);
  }

  private take({ role, room, openRoom, ...message }: Extract<Message, { type: 'state' }>): void {
    const shared = parseSharedState(message.shared);
    if (shared && isNewer(shared, this.store.getState().shared)) this.store.setState({ shared });
    if (this.options.role === 'deck') {
      if (role === 'presenter' && openRoom) this.options.onHandedRoom?.(openRoom);
    } else if (role === 'deck') {
      // A deck that comes anew knows of no room before it is told of it.
      if (openRoom || room?.state === 'ended') this.openRoom = openRoom;
      this.store.setState({ room });
    }
  }

  private meet({ from, type, hasLock }: Message): void {
    if (type === 'bye') {
      this.part(from);
    } else {
      const watch = () => (hasLock ? whenWindowGone(from, () => this.part(from)) : undefined);
      this.others.set(from, this.others.get(from) ?? watch());
      this.noteLinked();
    }
  }

  private part(other: string): void {
    this.others.get(other)?.();
    this.others.delete(other);
    this.noteLinked();
  }

  private noteLinked(): void {
    const isLinked = this.others.size > 0;
    if (isLinked !== this.store.getState().isLinked) this.store.setState({ isLinked });
  }

  private tell(to?: string): void {
    const { shared, room } = this.store.getState();
    this.say({ type: 'state', shared, room, openRoom: this.openRoom, to });
  }

  private say(said: Said): void {
    const { id, hasLock } = this;
    this.channel?.postMessage({ ...said, from: id, role: this.options.role, hasLock });
  }
}
