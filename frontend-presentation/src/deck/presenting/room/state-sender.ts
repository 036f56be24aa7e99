import { isTransient, pause } from 'frontend-shared/api/events/retry';
import { putState, RoomError, type RoomState } from '../../../rooms/room-api';
import type { Presentation } from '../presentation';
import type { OpenRoom } from '../windows/window-session';

interface StateSenderOptions {
  presentation: Presentation;
  room: Pick<OpenRoom, 'code' | 'presenterKey'>;
  /** The room is there no more, or not for this key. */
  onGone: () => void;
}

/** Between two tries to tell the room what is shown, in ms. */
const RETRY_MS = 2_000;

/** Tells a room what is shown: the newest state; what changes meanwhile comes next, and what lies between is left out. */
export class StateSender {
  private readonly stopping = new AbortController();
  private unsubscribe: (() => void) | undefined;
  private isSending = false;
  private sentVersion = 0;

  constructor(private readonly options: StateSenderOptions) {}

  /** Sends what is shown now and whatever changes, until `stop`. */
  start(): void {
    this.unsubscribe = this.options.presentation.store.subscribe(({ shared }, before) => {
      if (shared !== before.shared) void this.send();
    });
    void this.send();
  }

  stop(): void {
    this.stopping.abort();
    this.unsubscribe?.();
  }

  private async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    while (!this.stopping.signal.aborted && this.sentVersion < this.newest().version) await this.sendOnce();
    this.isSending = false;
  }

  private async sendOnce(): Promise<void> {
    const { presentation, room, onGone } = this.options;
    const { version, slide, blank, timer } = this.newest();
    const state: RoomState = { version, slide: slide + 1, blank, timer };
    try {
      const counts = await putState(room.code, room.presenterKey, state);
      this.sentVersion = version;
      // The room knows a later state of a window that has forgotten it: what is shown now comes after that.
      if (counts.version > version) presentation.outdo(counts.version);
    } catch (failure) {
      if (this.stopping.signal.aborted) return;
      const refusal = failure instanceof RoomError ? failure : undefined;
      if (!refusal || isTransient(refusal.status)) {
        await pause(Math.max(RETRY_MS, refusal?.retryAfterMs ?? 0), this.stopping.signal);
      } else if ([401, 403, 404].includes(refusal.status)) {
        onGone();
      } else {
        // The room will never take this state; the next one is another request.
        this.sentVersion = version;
      }
    }
  }

  private newest() {
    return this.options.presentation.store.getState().shared;
  }
}
