import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { AppLogger } from '../../common/logging/app-logger.js';

/**
 * After this many checks without any event about a server, one per `heartbeatFrequencyMS`, the driver must have
 * stopped monitoring it: an unresponsive server fails after `connectTimeoutMS`, which is one check.
 */
const SILENT_CHECKS = 8;
/** Pause between connection attempts, in ms. */
const RETRY_MS = 300;

/**
 * Reconnects when the driver has stopped monitoring the database.
 * The driver reports every successful or failed heartbeat, also during an outage. In one case no report follows: it
 * writes to a connection that closed at the same moment and waits forever to continue writing. From then on it
 * treats the database as lost, although it answers (docs/decisions/0072). Checks are counted instead of time, so that
 * a machine that slept is not mistaken for a stalled driver.
 */
@Injectable()
export class HeartbeatWatch implements OnModuleInit, OnModuleDestroy {
  /** Checks since the last event, by server address. */
  private readonly silentChecks = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    // Until the first connection there is a new client per attempt; afterwards the same client reconnects.
    if (this.connection.readyState === 1) this.watch();
    else this.connection.once('connected', () => this.watch());
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  private watch(): void {
    const client: mongo.MongoClient = this.connection.getClient();
    const heard = ({ connectionId }: { connectionId: string }) => this.silentChecks.set(connectionId, 0);
    client.on('serverHeartbeatStarted', ({ connectionId }) => {
      if (!this.silentChecks.has(connectionId)) this.silentChecks.set(connectionId, 0);
    });
    client.on('serverHeartbeatSucceeded', heard);
    client.on('serverHeartbeatFailed', heard);
    client.on('serverClosed', ({ address }) => this.silentChecks.delete(address));
    this.timer = setInterval(() => this.check(client), client.options.heartbeatFrequencyMS).unref();
  }

  private check(client: mongo.MongoClient): void {
    let isSilent = false;
    for (const [address, checks] of this.silentChecks) {
      this.silentChecks.set(address, checks + 1);
      if (checks + 1 === SILENT_CHECKS) isSilent = true;
    }
    if (isSilent) void this.reconnect(client);
  }

  /** Calls in progress fail as if the database were unavailable. */
  private async reconnect(client: mongo.MongoClient): Promise<void> {
    this.logger.warn('the driver has stopped looking for the database, reconnecting');
    let isClosed = false;
    while (!this.isStopped) {
      try {
        if (!isClosed) await client.close();
        isClosed = true;
        await client.connect();
        return;
      } catch (thrown) {
        // A client that failed to connect is closed and does not retry.
        this.logger.warn('database unreachable, retrying', { err: thrown });
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}
