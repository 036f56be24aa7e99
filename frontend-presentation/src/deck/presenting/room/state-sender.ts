import { isTransient, pause } from 'frontend-shared/api/events/retry-after';
import { putState, RoomError, type RoomState } from '../../../rooms/room-api';
import type { Presentation } from '../presentation';
import type { RoomSession } from '../windows/window-session';

interface StateSenderOptions {
  presentation: Presentation;
  room: Pick<RoomSession, 'code' | 'presenterKey'>;
  /** Called when the room has ended or does not accept this key. */
  onGone: () => void;
}

/** Minimum pause before a failed request is retried, in ms. */
const RETRY_MS = 2_000;

/** Sends the newest state to the room, and skips states that were replaced before they could be sent. */
export class StateSender {
  private readonly stopping = new AbortController();
  private unsubscribe: (() => void) | undefined;
  private isSending = false;
  private sentVersion = 0;

  constructor(private readonly options: StateSenderOptions) {}

  /** Sends the current state and each later one, until `stop`. */
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
    while (!this.stopping.signal.aborted && this.sentVersion < this.current().version) await this.sendOnce();
    this.isSending = false;
  }

  private async sendOnce(): Promise<void> {
    const { presentation, room, onGone } = this.options;
    const { version, slide, blank, timer } = this.current();
    const state: RoomState = { version, slide: slide + 1, blank, timer };
    try {
      const accepted = await putState(room.code, room.presenterKey, state);
      this.sentVersion = version;
      // The room has a later state from a window that has since lost it: the current state needs a later version.
      if (accepted.version > version) presentation.supersede(accepted.version);
    } catch (failure) {
      if (this.stopping.signal.aborted) return;
      const refusal = failure instanceof RoomError ? failure : undefined;
      if (!refusal || isTransient(refusal.status)) {
        await pause(Math.max(RETRY_MS, refusal?.retryAfterMs ?? 0), this.stopping.signal);
      } else if ([401, 403, 404].includes(refusal.status)) {
        onGone();
      } else {
        // The room will never accept this state, so it is skipped.
        this.sentVersion = version;
      }
    }
  }

  private current() {
    return this.options.presentation.store.getState().shared;
  }
}
