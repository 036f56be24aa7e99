import { Injectable, type MessageEvent, type OnModuleDestroy } from '@nestjs/common';
import { interval, map, Observable, ReplaySubject, share, takeUntil } from 'rxjs';

/** Less than the time after which proxies take a quiet connection for a dead one, in milliseconds. */
const HEARTBEAT_MS = 15_000;

/**
 * Ends the answers that have no end of their own. A server that stops waits for the answers it has begun, so these go
 * first; their readers connect again, to whichever process serves then.
 */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  private readonly stop = new ReplaySubject<void>(1);
  private readonly heartbeats = interval(HEARTBEAT_MS).pipe(
    map((): MessageEvent => ({ comment: '' })),
    share(),
  );

  /** The same events with a comment every 15 seconds, until they end or the server stops. */
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
