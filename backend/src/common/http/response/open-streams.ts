import { Injectable, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import { interval, map, Observable, ReplaySubject, share, takeUntil } from 'rxjs';

/** In ms; shorter than the idle time-out of proxies. */
const HEARTBEAT_MS = 15_000;

/**
 * Ends the answers that have no end of their own. A stopping server waits for open answers, so these are closed
 * first; the clients reconnect to another process.
 */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  private readonly stop = new ReplaySubject<void>(1);
  private readonly heartbeats = interval(HEARTBEAT_MS).pipe(
    map((): MessageEvent => ({ comment: '' })),
    share(),
  );

  /** The same events with a comment every 15 seconds, until they complete or the server stops. */
  keptOpen(events: Observable<MessageEvent>): Observable<MessageEvent> {
    return new Observable<MessageEvent>((subscriber) => {
      subscriber.add(this.heartbeats.subscribe((beat) => subscriber.next(beat)));
      subscriber.add(events.subscribe(subscriber));
    }).pipe(takeUntil(this.stop));
  }

  /** Idempotent. */
  end(): void {
    this.stop.next();
  }

  onModuleDestroy(): void {
    this.end();
  }
}
