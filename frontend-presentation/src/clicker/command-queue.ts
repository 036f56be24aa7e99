import { randomId } from '../rooms/random-id';
import { type RoomCommandType, RoomError, sendCommand } from '../rooms/room-api';

/** How often a press is sent before the speaker is told, and between two tries, in ms. */
const TRIES = 3;
const WAIT_MS = 700;

/** Sends presses in the order in which they were made. One that may have arrived is repeated with its id and acts once. */
export class CommandQueue {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly code: string,
    private readonly key: string,
    private readonly onFailed: (hasFailed: boolean) => void,
  ) {}

  send(type: RoomCommandType): Promise<void> {
    this.last = this.last.then(() => this.deliver({ id: randomId(), type }));
    return this.last;
  }

  private async deliver(command: { id: string; type: RoomCommandType }): Promise<void> {
    for (let tried = 1; tried <= TRIES; tried += 1) {
      try {
        await sendCommand(this.code, this.key, command);
        return this.onFailed(false);
      } catch (failure) {
        const isFinal = failure instanceof RoomError && failure.status < 500;
        if (isFinal || tried === TRIES) return this.onFailed(true);
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS * tried));
      }
    }
  }
}
