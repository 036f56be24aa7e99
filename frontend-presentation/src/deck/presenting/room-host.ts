import type { StreamEvent } from '../../rooms/event-stream';
import { followRoom } from '../../rooms/follow-room';
import {
  endRoom,
  openRoom,
  putState,
  type RoomCommandType,
  RoomError,
  type RoomState,
} from '../../rooms/room-api';
import { toggled } from '../../rooms/shared-state';
import type { Presentation } from './presentation';
import type { OpenRoom } from './window-session';

interface RoomHostOptions {
  presentation: Presentation;
  /** Number of slides. */
  count: number;
  /** What the tab keeps of the room has changed. */
  onRoom: (room: OpenRoom | undefined) => void;
}

/** Between two tries to tell the room what is shown, in ms. */
const RETRY_MS = 2_000;

/** The deck's end of a room of the API: tells it what is shown, and does what the phone asks for. */
export class RoomHost {
  private room: OpenRoom | undefined;
  private stopFollowing: (() => void) | undefined;
  private stopTelling: (() => void) | undefined;
  private isTelling = false;
  private isStopped = false;
  private told = 0;

  constructor(private readonly options: RoomHostOptions) {}

  /** Opens a room unless one is open. */
  async open(): Promise<void> {
    const { presentation } = this.options;
    const state = presentation.store.getState().room?.state;
    if (state === 'opening' || state === 'open' || state === 'lost') return;
    presentation.setRoom({ state: 'opening', phones: 0, followers: 0 });
    try {
      const { endsAt, ...room } = await openRoom();
      if (!this.isStopped) this.resume({ ...room, endsAt: Date.parse(endsAt) });
    } catch {
      if (!this.isStopped) presentation.setRoom({ state: 'failed', phones: 0, followers: 0 });
    }
  }

  /** Goes on with a room that was opened before, if only by the page before a reload. */
  resume(room: OpenRoom): void {
    const { presentation } = this.options;
    this.keep(room);
    this.told = 0;
    this.setState('opening');
    this.stopFollowing = followRoom({
      code: room.code,
      key: room.presenterKey,
      // A room that is new has no commands; with an id none is missed that is given before the stream is there.
      lastEvent: room.lastEvent ?? '0',
      onEvent: (event) => this.hear(event),
      onState: (state) => {
        if (state === 'ended' || state === 'refused') return this.forget('ended');
        this.setState(state === 'linked' ? 'open' : 'lost');
        if (state === 'linked') void this.tell();
      },
    });
    this.stopTelling = presentation.store.subscribe(({ shared }, before) => {
      if (shared !== before.shared) void this.tell();
    });
    void this.tell();
  }

  /** Ends the room for everybody. */
  async close(): Promise<void> {
    const { room } = this;
    this.forget('ended');
    if (room) await endRoom(room.code, room.presenterKey).catch(() => undefined);
  }

  /** Leaves the room open; this window goes. */
  stop(): void {
    this.isStopped = true;
    this.stopFollowing?.();
    this.stopTelling?.();
  }

  private hear({ type, id, data }: StreamEvent): void {
    if (this.room && id !== this.room.lastEvent) this.keep({ ...this.room, lastEvent: id });
    const content = JSON.parse(data);
    if (type === 'presence') this.setState('open', content);
    else if (type === 'command') this.carryOut(content);
  }

  /** Nothing that a phone asks for goes around an end of the deck. */
  private carryOut({ type, slide }: { type: RoomCommandType; slide?: number }): void {
    const { presentation, count } = this.options;
    const { shared } = presentation.store.getState();
    const show = (to: number) =>
      presentation.act({ slide: Math.min(Math.max(to, 0), count - 1), blank: false });
    if (type === 'next') show(shared.slide + 1);
    else if (type === 'previous') show(shared.slide - 1);
    else if (type === 'goTo' && slide !== undefined) show(slide - 1);
    else if (type === 'blank') presentation.act({ blank: !shared.blank });
    else if (type === 'timer') presentation.act({ timer: toggled(shared.timer, Date.now()) });
  }

  /** Tells the room the newest state; what changes meanwhile is told next, and what lies between is left out. */
  private async tell(): Promise<void> {
    if (this.isTelling) return;
    this.isTelling = true;
    try {
      while (this.room && !this.isStopped && this.told < this.version()) await this.tellOnce(this.room);
    } finally {
      this.isTelling = false;
    }
  }

  private async tellOnce({ code, presenterKey }: OpenRoom): Promise<void> {
    const { presentation } = this.options;
    const { version, slide, blank, timer } = presentation.store.getState().shared;
    const state: RoomState = { version, slide: slide + 1, blank, timer };
    try {
      const counts = await putState(code, presenterKey, state);
      this.told = version;
      // The room knows a later state of a window that has forgotten it: what is shown now comes after that.
      if (counts.version > version) presentation.outdo(counts.version);
    } catch (failure) {
      if (failure instanceof RoomError && failure.status === 404) return this.forget('ended');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  private version(): number {
    return this.options.presentation.store.getState().shared.version;
  }

  private setState(state: 'opening' | 'open' | 'lost', counts?: { phones: number; followers: number }): void {
    if (!this.room) return;
    const { presentation } = this.options;
    const { phones, followers } = counts ?? presentation.store.getState().room ?? { phones: 0, followers: 0 };
    const { code, clickerKey } = this.room;
    presentation.setRoom({ state, code, clickerKey, phones, followers });
  }

  private keep(room: OpenRoom | undefined): void {
    this.room = room;
    this.options.onRoom(room);
  }

  private forget(state: 'ended'): void {
    this.stopFollowing?.();
    this.stopTelling?.();
    this.keep(undefined);
    this.options.presentation.setRoom({ state, phones: 0, followers: 0 });
  }
}
