import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { isTransient, pause } from 'frontend-shared/api/events/retry-after';
import {
  createRoom,
  endRoom,
  type RoomCommandType,
  RoomError,
  replaceClickerKey,
} from '../../../rooms/room-api';
import { toggleTimer } from '../../../rooms/shared-state';
import { subscribeToRoom } from '../../../rooms/subscribe-to-room';
import type { Presentation, RoomStatus } from '../presentation';
import type { RoomSession } from '../windows/window-session';
import { StateSender } from './state-sender';

interface RoomHostOptions {
  presentation: Presentation;
  /** Number of slides. */
  count: number;
  /** Called when the data that the tab stores about the room changes. */
  onRoomSession: (room: RoomSession | undefined) => void;
}

/** How long to wait for other windows of this browser to respond, in ms. */
const ANSWER_MS = 500;
/** Pause before a request to end a room or to replace its key is retried, in ms. */
const RETRY_MS = 2_000;

/** Connects the deck to a room of the API: sends it the deck's state, and executes commands of clickers. */
export class RoomHost {
  private room: RoomSession | undefined;
  private unsubscribe: (() => void) | undefined;
  private sender: StateSender | undefined;
  private readonly stopping = new AbortController();
  private isOpening = false;
  private isUnlinking = false;
  /** The session that this tab stored, until it is known whether another window has received later events. */
  private stored: RoomSession | undefined;
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
      const { endsAt, ...room } = await createRoom();
      if (!this.stopping.signal.aborted) this.resume({ ...room, endsAt: Date.parse(endsAt) });
    } catch (failure) {
      const waitMinutes = minutesToWait(failure);
      if (!this.stopping.signal.aborted)
        presentation.setRoom({ state: 'failed', waitMinutes, phones: 0, followers: 0 });
    } finally {
      this.isOpening = false;
    }
  }

  /**
   * Resumes the room that this tab stored, as after a reload. The stored session may be outdated, and commands after
   * its last event would be executed again, so it first waits for the presenter's window, which may have a later one.
   */
  resumeStored(room: RoomSession): void {
    this.stored = room;
    this.options.presentation.setRoom({ state: 'opening', phones: 0, followers: 0 });
    this.answerTimer = setTimeout(() => this.resumeReceived(room), ANSWER_MS);
  }

  /** Resumes a room that another window stored, unless this one has a room. */
  resumeReceived(received: RoomSession): void {
    if (this.room || this.isOpening || this.stopping.signal.aborted) return;
    this.resume(this.stored ? newerOf(this.stored, received) : received);
  }

  private resume(room: RoomSession): void {
    const { presentation } = this.options;
    clearTimeout(this.answerTimer);
    this.setSession(room);
    this.setState('opening');
    this.unsubscribe = subscribeToRoom({
      code: room.code,
      key: room.presenterKey,
      // With an event id the server replays commands sent before the stream was connected; a new room starts at 0.
      lastEvent: room.lastEvent ?? '0',
      onEvent: (event) => this.onEvent(event),
      onState: (state) => {
        if (state === 'ended' || state === 'refused') return this.dropRoom();
        this.setState(state === 'connected' ? 'open' : 'lost');
      },
    });
    this.sender = new StateSender({ presentation, room, onGone: () => this.dropRoom() });
    this.sender.start();
  }

  /** Unlinks all clickers, and gets a key for the next one. */
  async unlink(): Promise<void> {
    const { room } = this;
    if (!room || this.isUnlinking) return;
    this.isUnlinking = true;
    this.setState(this.state(), { newKey: 'pending' });
    try {
      const clickerKey = await this.replaceKey(room);
      if (this.room?.code === room.code) this.setSession({ ...this.room, clickerKey });
      this.setState(this.state(), { newKey: undefined });
    } catch {
      this.setState(this.state(), { newKey: 'failed' });
    } finally {
      this.isUnlinking = false;
    }
  }

  /** Retries once without a response: the server may have unlinked the clickers, and the known key is dead then. */
  private async replaceKey({ code, presenterKey }: RoomSession): Promise<string> {
    try {
      return await replaceClickerKey(code, presenterKey);
    } catch (failure) {
      if (failure instanceof RoomError) throw failure;
      await pause(RETRY_MS, this.stopping.signal);
      return await replaceClickerKey(code, presenterKey);
    }
  }

  /** Ends the room for all clickers and followers. */
  async close(): Promise<void> {
    const { room } = this;
    this.dropRoom({ isClosed: true });
    if (room) await this.endOnServer(room);
  }

  /** Retries until the API responds; otherwise clickers and followers would stay in a room without a deck. */
  private async endOnServer({ code, presenterKey }: RoomSession): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        return await endRoom(code, presenterKey);
      } catch (failure) {
        const refusal = failure instanceof RoomError ? failure : undefined;
        if (refusal && !isTransient(refusal.status)) return;
        await pause(Math.max(RETRY_MS, refusal?.retryAfterMs ?? 0), signal);
      }
    }
  }

  /** For a window that closes; the room stays open. */
  stop(): void {
    this.stopping.abort();
    clearTimeout(this.answerTimer);
    this.unsubscribe?.();
    this.sender?.stop();
  }

  private onEvent({ type, id, data }: StreamEvent): void {
    if (this.room && id !== this.room.lastEvent) this.setSession({ ...this.room, lastEvent: id });
    const content = JSON.parse(data);
    if (type === 'presence') this.setState('open', content);
    else if (type === 'command') this.execute(content);
  }

  /** Executes a clicker's command, which never wraps around the ends of the deck. */
  private execute({ type, slide }: { type: RoomCommandType; slide?: number }): void {
    const { presentation, count } = this.options;
    const { shared } = presentation.store.getState();
    const show = (to: number) =>
      presentation.update({ slide: Math.min(Math.max(to, 0), count - 1), blank: false });
    if (type === 'next') show(shared.slide + 1);
    else if (type === 'previous') show(shared.slide - 1);
    else if (type === 'goTo' && slide !== undefined) show(slide - 1);
    else if (type === 'blank') presentation.update({ blank: !shared.blank });
    else if (type === 'timer') presentation.update({ timer: toggleTimer(shared.timer, Date.now()) });
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

  private setSession(room: RoomSession | undefined): void {
    this.room = room;
    this.options.onRoomSession(room);
  }

  private dropRoom(how: Pick<RoomStatus, 'isClosed'> = {}): void {
    this.unsubscribe?.();
    this.sender?.stop();
    this.setSession(undefined);
    this.options.presentation.setRoom({ state: 'ended', phones: 0, followers: 0, ...how });
  }
}

/** The newer session: of one room, the one with the later event; of two rooms, the one whose room was created later. */
function newerOf(one: RoomSession, other: RoomSession): RoomSession {
  if (one.code !== other.code) return one.endsAt > other.endsAt ? one : other;
  return Number(one.lastEvent ?? 0) > Number(other.lastEvent ?? 0) ? one : other;
}

/** Minutes until a room can be created again; undefined unless it was refused for too many. */
function minutesToWait(failure: unknown): number | undefined {
  if (!(failure instanceof RoomError) || failure.status !== 429) return undefined;
  return Math.max(1, Math.ceil(failure.retryAfterMs / 60_000));
}
