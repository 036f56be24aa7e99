import type { ListenerReport } from '../presentation-room.repository.js';
import type { ListenerCounts, PresentationRoom, StoredCommand } from '../presentation-room.schema.js';
import type { ListenerRole, RoomListener, RoomView } from './room-listener.js';

/** How often a process reports that it still has its streams, in ms. */
const BEAT_MS = 10_000;
/** Streams of a process whose beat has not changed for this long are gone, in ms. */
const STALE_MS = 30_000;

/** `phones` is the name that the events and the stored counts have for clickers. */
const COUNTED_AS = {
  presenter: 'presenters',
  clicker: 'phones',
  follower: 'followers',
} as const satisfies Record<ListenerRole, keyof ListenerCounts>;

/** The listeners of one room in this process. */
export class RoomListeners {
  private readonly listeners = new Set<RoomListener>();
  /** Hash of the key with which each clicker was admitted. */
  private readonly clickers = new Map<RoomListener, string>();
  private readonly counts: ListenerCounts = { presenters: 0, phones: 0, followers: 0 };
  /** Other processes, with the time by our clock at which their beat last changed. */
  private readonly beats = new Map<string, { beat: number; at: number }>();
  private reported?: { counts: string; at: number };
  /**
   * Starts higher than any earlier beat of this process, so that others see it change when a room gets listeners
   * again.
   */
  private beat = Math.floor(performance.now());
  private state: string;
  /** For each stored command, the two reads of this process between which it arrived, by our clock. */
  private arrivals = new Map<string, { after: number; before: number }>();
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private room: PresentationRoom,
    private readonly processId: string,
  ) {
    this.state = JSON.stringify(room.state);
    this.recordArrivals(room.commands);
  }

  get revision(): number {
    return this.room.revision;
  }

  get isEmpty(): boolean {
    return this.listeners.size === 0;
  }

  count(role: ListenerRole): number {
    return this.counts[COUNTED_AS[role]];
  }

  /** @param clickerKeyHash of the room when the listener was admitted; it may have been replaced since */
  add(listener: RoomListener, clickerKeyHash: string): void {
    this.listeners.add(listener);
    this.counts[COUNTED_AS[listener.role]] += 1;
    if (listener.role === 'clicker') this.clickers.set(listener, clickerKeyHash);
    if (listener.role === 'clicker' && clickerKeyHash !== this.room.clickerKeyHash) listener.drop();
    else listener.send(this.view());
  }

  remove(listener: RoomListener): void {
    this.clickers.delete(listener);
    if (this.listeners.delete(listener)) this.counts[COUNTED_AS[listener.role]] -= 1;
  }

  /** Takes over the room that was read, unless a newer one was read in the meantime. */
  update(room: PresentationRoom): void {
    if (room.revision <= this.room.revision) return;
    this.room = room;
    this.recordArrivals(room.commands);
    this.state = JSON.stringify(room.state);
    for (const [clicker, hash] of [...this.clickers]) if (hash !== room.clickerKeyHash) clicker.drop();
  }

  /** Sends each listener what is new to it, once the newest room has been read. */
  publish(): void {
    this.readAt = performance.now();
    const view = this.view();
    for (const listener of this.listeners) listener.send(view);
  }

  end(): void {
    for (const listener of [...this.listeners]) listener.end();
  }

  /** What to report to other processes now; undefined when nothing has changed. */
  report(): ListenerReport | undefined {
    const counts = this.isEmpty ? undefined : JSON.stringify(this.counts);
    const isKnown = counts === this.reported?.counts;
    if (isKnown && (this.isEmpty || performance.now() - (this.reported?.at ?? 0) < BEAT_MS)) return undefined;
    this.reported = counts === undefined ? undefined : { counts, at: performance.now() };
    this.beat += 1;
    const code = this.room._id;
    return counts === undefined ? { code } : { code, counts: { ...this.counts, beat: this.beat } };
  }

  /** The last report may not have been stored. */
  repeatReport(): void {
    this.reported = { counts: '', at: 0 };
  }

  private view(): RoomView {
    const { presenters, phones, followers } = this.countAll();
    return {
      state: this.state,
      commands: this.room.commands,
      commandCount: this.room.commandCount,
      ageOf: (command) => this.ageOf(command),
      presence: {
        presenter: JSON.stringify({ phones, followers }),
        clicker: JSON.stringify({ presenter: presenters > 0 }),
      },
    };
  }

  private recordArrivals(commands: readonly StoredCommand[]): void {
    const arrival = { after: this.readAt, before: performance.now() };
    this.arrivals = new Map(commands.map(({ id }) => [id, this.arrivals.get(id) ?? arrival]));
    this.readAt = arrival.before;
  }

  /**
   * By the clock of the receiving process, limited to what this process observed: a clock that is wrong by seconds
   * must not make every command too old.
   */
  private ageOf({ id, at }: StoredCommand): number {
    const now = performance.now();
    const { after, before } = this.arrivals.get(id) ?? { after: Number.NEGATIVE_INFINITY, before: now };
    return Math.min(Math.max(Date.now() - at, now - before), now - after);
  }

  /** Streams of all processes. */
  private countAll(): ListenerCounts {
    const total = { ...this.counts };
    for (const [processId, { beat, ...counts }] of Object.entries(this.room.streams)) {
      if (processId === this.processId || !this.isAlive(processId, beat)) continue;
      total.presenters += counts.presenters;
      total.phones += counts.phones;
      total.followers += counts.followers;
    }
    return total;
  }

  /** Measured by our clock, so that clocks of processes need not agree. */
  private isAlive(processId: string, beat: number): boolean {
    const now = performance.now();
    const known = this.beats.get(processId);
    if (known?.beat === beat) return now - known.at < STALE_MS;
    this.beats.set(processId, { beat, at: now });
    return true;
  }
}
