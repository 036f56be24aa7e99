import { isTransient, pause } from 'frontend-shared/api/events/retry-after';
import { randomId } from 'frontend-shared/api/random-id';
import { type RoomCommandType, RoomError, sendCommand } from '../rooms/room-api';

/** Attempts to send a command before it counts as failed. */
const MAX_ATTEMPTS = 3;
/** Pause before the second attempt, in ms; it grows linearly with each attempt. */
const RETRY_MS = 700;
/** Age at which an unanswered command is given up, in ms: by then the speaker has changed the slide another way. */
const MAX_AGE_MS = 5_000;

/** Sends commands in order. A command without a response is retried with the same id, so that it is executed once. */
export class CommandQueue {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly code: string,
    private readonly key: string,
    private readonly onFailed: (hasFailed: boolean) => void,
  ) {}

  send(type: RoomCommandType): Promise<void> {
    const pressedAt = Date.now();
    this.last = this.last.then(() => this.deliver({ id: randomId(), type }, pressedAt));
    return this.last;
  }

  private async deliver(command: { id: string; type: RoomCommandType }, pressedAt: number): Promise<void> {
    const isLate = (wait: number) => Date.now() + wait - pressedAt >= MAX_AGE_MS;
    let wait = 0;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      if (wait > 0) await pause(wait);
      if (isLate(0)) break;
      try {
        await sendCommand(this.code, this.key, command, pressedAt + MAX_AGE_MS - Date.now());
        return this.onFailed(false);
      } catch (failure) {
        const { status = 0, retryAfterMs = 0 } = failure instanceof RoomError ? failure : {};
        if ((status > 0 && !isTransient(status)) || isLate(retryAfterMs)) break;
        wait = Math.max(RETRY_MS * attempt, retryAfterMs);
      }
    }
    this.onFailed(true);
  }
}
