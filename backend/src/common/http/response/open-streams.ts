import { Injectable, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import { interval, map, Observable, ReplaySubject, share, takeUntil } from 'rxjs';

/** In ms; shorter than the idle time-out of proxies. */
const HEARTBEAT_MS = 15_000;

/**
 * Ends event streams when the server stops: it waits for open responses, and these would never end. Their clients
 * reconnect to another process.
 */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  private readonly stop = new ReplaySubject<void>(1);
  private readonly heartbeats = interval(HEARTBEAT_MS).pipe(
    map((): MessageEvent => ({ comment: '' })),
    share(),
  );

  /** The same events with a comment every 15 seconds, until they complete or the server stops. */
  withHeartbeat(events: Observable<MessageEvent>): Observable<MessageEvent> {
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
