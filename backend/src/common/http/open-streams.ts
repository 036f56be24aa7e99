import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ReplaySubject } from 'rxjs';

/**
 * Ends the answers that have no end of their own. A server that stops waits for the answers it has begun, so these go
 * first; their readers connect again, to whichever process serves then.
 */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  private readonly stop = new ReplaySubject<void>(1);
  /** Emits when streams are to end, also for those that begin afterwards: `takeUntil` it. */
  readonly stopped = this.stop.asObservable();

  /** Repeatable. */
  end(): void {
    this.stop.next();
  }

  onModuleDestroy(): void {
    this.end();
  }
}
