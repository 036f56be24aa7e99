import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { followRoom } from '../../../rooms/follow-room';
import { endRoom, openRoom, type RoomCommandType, replaceClickerKey } from '../../../rooms/room-api';
import { toggled } from '../../../rooms/shared-state';
import type { Presentation, RoomStatus } from '../presentation';
import type { OpenRoom } from '../windows/window-session';
import { StateSender } from './state-sender';

interface RoomHostOptions {
  presentation: Presentation;
  /** Number of slides. */
  count: number;
  /** What the tab keeps of the room has changed. */
  onRoom: (room: OpenRoom | undefined) => void;
}

/** Windows of one browser answer each other at once; one that has not after this time is not there, in ms. */
const ANSWER_MS = 500;

/** The deck's end of a room of the API: tells it what is shown, and does what the phone asks for. */
export class RoomHost {
  private room: OpenRoom | undefined;
  private stopFollowing: (() => void) | undefined;
  private sender: StateSender | undefined;
  private isStopped = false;
  private isOpening = false;
  private isUnlinking = false;
  /** What this tab kept, until it is known whether another window has seen more of it. */
  private kept: OpenRoom | undefined;
  private answerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: RoomHostOptions) {}

  /** Opens a room unless one is open. */
  async open(): Promise<void> {
    const { presentation } = this.options;
    const state = presentation.store.getState().room?.state;
    if (state === 'opening' || state === 'open' || state === 'lost') return;
    presentation.setRoom({ state: 'opening', phones: 0, followers: 0 });
    this.isOpening = true;
    try {
      const { endsAt, ...room } = await openRoom();
      if (!this.isStopped) this.resume({ ...room, endsAt: Date.parse(endsAt) });
    } catch {
      if (!this.isStopped) presentation.setRoom({ state: 'failed', phones: 0, followers: 0 });
    } finally {
      this.isOpening = false;
    }
  }

  /**
   * Goes on with the room that this tab kept, as after a reload. What is kept may be a copy from long ago, with whose last event
   * presses would be carried out again: a presenter's window that has seen more of it comes first.
   */
  resumeKept(room: OpenRoom): void {
    this.kept = room;
    this.options.presentation.setRoom({ state: 'opening', phones: 0, followers: 0 });
    this.answerTimer = setTimeout(() => this.takeOver(room), ANSWER_MS);
  }

  /** Goes on with a room that another window has kept, unless this one has a room. */
  takeOver(handed: OpenRoom): void {
    if (this.room || this.isOpening || this.isStopped) return;
    this.resume(this.kept ? furtherOf(this.kept, handed) : handed);
  }

  private resume(room: OpenRoom): void {
    const { presentation } = this.options;
    clearTimeout(this.answerTimer);
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

  /** Takes the remote from all phones, and gets a key for the next one. */
  async unlink(): Promise<void> {
    const { room } = this;
    if (!room || this.isUnlinking) return;
    this.isUnlinking = true;
    this.setState(this.state(), { newKey: 'pending' });
    try {
      const clickerKey = await replaceClickerKey(room.code, room.presenterKey);
      if (this.room?.code === room.code) this.keep({ ...this.room, clickerKey });
      this.setState(this.state(), { newKey: undefined });
    } catch {
      this.setState(this.state(), { newKey: 'failed' });
    } finally {
      this.isUnlinking = false;
    }
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
    clearTimeout(this.answerTimer);
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

  private state(): RoomStatus['state'] {
    return this.options.presentation.store.getState().room?.state ?? 'opening';
  }

  private setState(
    state: RoomStatus['state'],
    changed: Partial<Pick<RoomStatus, 'phones' | 'followers' | 'newKey'>> = {},
  ): void {
    if (!this.room) return;
    const { presentation } = this.options;
    const { phones = 0, followers = 0, newKey } = presentation.store.getState().room ?? {};
    const { code, clickerKey } = this.room;
    presentation.setRoom({ state, code, clickerKey, phones, followers, newKey, ...changed });
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

/** Of two memories of a room the one with the later event; of two rooms the one that was opened later. */
function furtherOf(one: OpenRoom, other: OpenRoom): OpenRoom {
  if (one.code !== other.code) return one.endsAt > other.endsAt ? one : other;
  return Number(one.lastEvent ?? 0) > Number(other.lastEvent ?? 0) ? one : other;
}
