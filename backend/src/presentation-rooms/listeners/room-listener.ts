import type { MessageEvent } from '@nestjs/common';
import type { StoredCommand } from '../presentation-room.schema.js';
import type { KeyHolder } from '../room-keys.js';

/** A follower has no key. */
export type ListenerRole = KeyHolder | 'follower';

/** A room as it is sent: texts are made once for each change, however many listeners there are. */
export interface RoomView {
  state: string;
  /** The newest commands, oldest first. */
  commands: readonly StoredCommand[];
  /** How long ago one of them came, in milliseconds. */
  ageOf: (command: StoredCommand) => number;
  /** Number of the last of them. */
  commandCount: number;
  /** Who else is there, as a presenter and a clicker are told. */
  presence: Readonly<Record<KeyHolder, string>>;
}

/**
 * Commands older than this are not sent any more, in milliseconds: when the connection is back, the speaker has changed the
 * slide another way.
 */
const MAX_COMMAND_AGE_MS = 10_000;

/** One stream: knows what it has been sent, and so what to send next. */
export class RoomListener {
  private sentState?: string;
  private sentPresence?: string;

  /**
   * @param sentCommand number of the last command that a presenter has; undefined for one who comes for the first time and
   * gets only what is sent from now on
   */
  constructor(
    readonly role: ListenerRole,
    private readonly subscriber: { next(event: MessageEvent): void; complete(): void },
    private sentCommand?: number,
  ) {}

  /** Sends whatever is new to this listener: the state first, so that commands meet the slide they were given for. */
  send(view: RoomView): void {
    this.sentCommand = Math.min(this.sentCommand ?? view.commandCount, view.commandCount);
    if (view.state !== this.sentState) {
      this.sentState = view.state;
      this.emit('state', view.state);
    }
    if (this.role === 'follower') return;
    if (this.role === 'presenter') this.sendCommands(view);
    const presence = view.presence[this.role];
    if (presence === this.sentPresence) return;
    this.sentPresence = presence;
    this.emit('presence', presence);
  }

  /** Ends the stream without an `end` event: the client reconnects and learns what has changed. */
  drop(): void {
    this.subscriber.complete();
  }

  /** Tells that there will be nothing more, which the mere end of a stream does not. */
  end(): void {
    this.emit('end', '{}');
    this.subscriber.complete();
  }

  private sendCommands({ commands, commandCount, ageOf }: RoomView): void {
    const unsent = commandCount - (this.sentCommand ?? 0);
    for (const kept of unsent > 0 ? commands.slice(-unsent) : []) {
      this.sentCommand = commandCount - commands.length + commands.indexOf(kept) + 1;
      const { at, ...command } = kept;
      if (ageOf(kept) <= MAX_COMMAND_AGE_MS) this.emit('command', JSON.stringify(command));
    }
  }

  /** The id is the number of the last command sent, so that a presenter who comes back with it misses none. */
  private emit(type: string, data: string): void {
    this.subscriber.next({ type, id: String(this.sentCommand ?? 0), data });
  }
}
