import type { StreamEvent } from '../../rooms/event-stream';
import { followRoom } from '../../rooms/follow-room';
import { endRoom, openRoom, type RoomCommandType } from '../../rooms/room-api';
import { toggled } from '../../rooms/shared-state';
import type { Presentation } from './presentation';
import { StateSender } from './state-sender';
import type { OpenRoom } from './window-session';

interface RoomHostOptions {
  presentation: Presentation;
  /** Number of slides. */
  count: number;
  /** What the tab keeps of the room has changed. */
  onRoom: (room: OpenRoom | undefined) => void;
}

/** The deck's end of a room of the API: tells it what is shown, and does what the phone asks for. */
export class RoomHost {
  private room: OpenRoom | undefined;
  private stopFollowing: (() => void) | undefined;
  private sender: StateSender | undefined;
  private isStopped = false;

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
      },
    });
    this.sender = new StateSender({ presentation, room, onGone: () => this.forget('ended') });
    this.sender.start();
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
    this.sender?.stop();
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
    this.sender?.stop();
    this.keep(undefined);
    this.options.presentation.setRoom({ state, phones: 0, followers: 0 });
  }
}
