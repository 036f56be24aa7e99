import { randomBytes } from 'node:crypto';
import { Injectable, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import { Observable } from 'rxjs';
import { OpenStreams } from '../../common/http/response/open-streams.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { ChangePoll } from '../../database/change-poll.js';
import { type ListenerReport, PresentationRoomRepository } from '../presentation-room.repository.js';
import type { PresentationRoom } from '../presentation-room.schema.js';
import { type ListenerRole, RoomListener } from './room-listener.js';
import { RoomListeners } from './room-listeners.js';
import { StreamLimits } from './stream-limits.js';

/** Polling interval for what other processes wrote, in ms. */
const POLL_MS = 250;
/** Delay before polling after a local event, so that several events share a poll. */
const SOON_MS = 20;
/** Polling interval while the database is unavailable. */
const OUTAGE_MS = 1_000;

/** A client that opens the event stream of a room. */
export interface ListenerRequest {
  role: ListenerRole;
  /** The network that counts as one caller. */
  network: string;
  /** Number of the last command received by a reconnecting presenter. */
  lastCommand?: number | undefined;
}

/**
 * The event streams of this process. FerretDB has no change streams, so the database is polled: one query for all
 * rooms with listeners here, and one more when some of them have changed, however many listeners there are.
 */
@Injectable()
export class RoomEventsService implements OnModuleDestroy {
  private readonly processId = randomBytes(6).toString('hex');
  private readonly rooms = new Map<string, RoomListeners>();
  private readonly limits = new StreamLimits();
  private readonly poll = new ChangePoll({
    poll: () => this.synchronize(),
    isNeeded: () => this.rooms.size > 0,
    onOutage: (err) => this.logger.warn('presentation rooms wait for the database', { err }),
    pauseMs: { usual: POLL_MS, soon: SOON_MS, outage: OUTAGE_MS },
  });

  constructor(
    private readonly repository: PresentationRoomRepository,
    private readonly streams: OpenStreams,
    private readonly logger: AppLogger,
  ) {}

  /** Ends the streams and reports that to the other processes. */
  async onModuleDestroy(): Promise<void> {
    this.streams.end();
    await this.poll.stop();
    // A process that could not report it is recognised by its missing beat.
    await this.reportListeners().catch(() => undefined);
  }

  /**
   * The room as it is now, then every change, until the room ends or the server stops. Fails with RATE_LIMITED when
   * there are too many streams.
   */
  events(room: PresentationRoom, { role, network, lastCommand }: ListenerRequest): Observable<MessageEvent> {
    const events = new Observable<MessageEvent>((subscriber) => {
      const listeners = this.rooms.get(room._id) ?? new RoomListeners(room, this.processId);
      const release = this.limits.acquire({ role, present: listeners.count(role), room: room._id, network });
      this.rooms.set(room._id, listeners);
      listeners.update(room);
      const listener = new RoomListener(role, subscriber, lastCommand);
      listeners.add(listener, room.clickerKeyHash);
      this.pollSoon();
      return () => {
        listeners.remove(listener);
        release();
        this.pollSoon();
      };
    });
    return this.streams.withHeartbeat(events);
  }

  /** Something was written by this process, so poll soon. */
  pollSoon(): void {
    this.poll.pollSoon();
  }

  private async synchronize(): Promise<void> {
    await this.reportListeners();
    await this.readChanges();
  }

  private async reportListeners(): Promise<void> {
    const reports: ListenerReport[] = [];
    for (const [code, listeners] of this.rooms) {
      const report = listeners.report();
      if (report) reports.push(report);
      if (listeners.isEmpty) this.rooms.delete(code);
    }
    if (reports.length === 0) return;
    try {
      await this.repository.reportListeners(this.processId, reports);
    } catch (thrown) {
      for (const { code } of reports) this.rooms.get(code)?.repeatReport();
      throw thrown;
    }
  }

  private async readChanges(): Promise<void> {
    const codes = [...this.rooms.keys()];
    if (codes.length === 0) return;
    const found = await this.repository.findRevisions(codes);
    const revisions = new Map(found.map(({ _id, revision }) => [_id, revision]));
    const changed = codes.filter(
      (code) => (revisions.get(code) ?? 0) > (this.rooms.get(code)?.revision ?? 0),
    );
    for (const room of changed.length === 0 ? [] : await this.repository.findByCodes(changed)) {
      this.rooms.get(room._id)?.update(room);
    }
    for (const code of codes) {
      const listeners = this.rooms.get(code);
      if (revisions.has(code)) listeners?.publish();
      else {
        this.rooms.delete(code);
        listeners?.end();
      }
    }
  }
}
