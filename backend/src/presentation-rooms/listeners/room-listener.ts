import type { MessageEvent } from '@nestjs/common';
import type { StoredCommand } from '../presentation-room.schema.js';
import type { KeyHolder } from '../room-keys.js';

/** A follower has no key. */
export type ListenerRole = KeyHolder | 'follower';

/** A room as it is sent: texts are made once per change, however many listeners there are. */
export interface RoomView {
  state: string;
  /** The newest commands, oldest first. */
  commands: readonly StoredCommand[];
  /** Age of a command, in ms. */
  ageOf: (command: StoredCommand) => number;
  /** Number of the last command. */
  commandCount: number;
  /** Who else is connected, as sent to a presenter and to a clicker. */
  presence: Readonly<Record<KeyHolder, string>>;
}

/**
 * Older commands are not sent any more, in ms: when the connection returns, the speaker has already changed the slide
 * in another way.
 */
const MAX_COMMAND_AGE_MS = 10_000;

/** One event stream. Tracks what it has sent, so that it sends only what is new. */
export class RoomListener {
  private sentState?: string;
  private sentPresence?: string;

  /**
   * @param sentCommand number of the last command that a presenter has; undefined for a first connection, which only
   * gets later commands
   */
  constructor(
    readonly role: ListenerRole,
    private readonly subscriber: { next(event: MessageEvent): void; complete(): void },
    private sentCommand?: number,
  ) {}

  /** Sends what is new to this listener: the state first, so that commands arrive after the slide they refer to. */
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

  /** Closes the stream without an `end` event: the client reconnects and gets what has changed. */
  drop(): void {
    this.subscriber.complete();
  }

  /** Sends `end`: nothing more will follow, which a closed stream alone does not say. */
  end(): void {
    this.emit('end', '{}');
    this.subscriber.complete();
  }

  private sendCommands({ commands, commandCount, ageOf }: RoomView): void {
    const unsent = commandCount - (this.sentCommand ?? 0);
    for (const stored of unsent > 0 ? commands.slice(-unsent) : []) {
      this.sentCommand = commandCount - commands.length + commands.indexOf(stored) + 1;
      const { at, ...command } = stored;
      if (ageOf(stored) <= MAX_COMMAND_AGE_MS) this.emit('command', JSON.stringify(command));
    }
  }

  /** The id is the number of the last command sent, so that a presenter who reconnects with it misses none. */
  private emit(type: string, data: string): void {
    this.subscriber.next({ type, id: String(this.sentCommand ?? 0), data });
  }
}
