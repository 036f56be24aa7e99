import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { AppLogger } from '../../common/logging/app-logger.js';

/**
 * So many checks in a row without a word about a server, one per `heartbeatFrequencyMS`, mean that the driver has stopped
 * asking it: a server that answers nothing is given up after `connectTimeoutMS`, which is one check.
 */
const SILENT_CHECKS = 8;
/** Pause between attempts to connect, in milliseconds. */
const RETRY_MS = 300;

/**
 * Connects anew once the driver has stopped looking for the database.
 *
 * A heartbeat that succeeds or fails is told each time, also while the database is away. There is one way in which none
 * follows: the driver writes to a connection that ended at the same moment and waits for ever to be allowed to write on.
 * From then on it takes the database for lost, although it answers (docs/decisions/0072). Checks are counted instead of
 * time, so that a machine that slept is not taken for a driver that stopped.
 */
@Injectable()
export class HeartbeatWatch implements OnModuleInit, OnModuleDestroy {
  /** Checks since the last word, by the address of a server. */
  private readonly silentChecks = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    // Until the first connection stands there is a new client for each try; afterwards the same one reconnects.
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
    if (isSilent) void this.connectAnew(client);
  }

  /** Calls that are under way fail as if the database were away. */
  private async connectAnew(client: mongo.MongoClient): Promise<void> {
    this.logger.warn('the driver has stopped looking for the database, connecting anew');
    let isClosed = false;
    while (!this.isStopped) {
      try {
        if (!isClosed) await client.close();
        isClosed = true;
        await client.connect();
        return;
      } catch (thrown) {
        // A client whose connecting failed is closed and looks for the database no more.
        this.logger.warn('database not reached, trying again', { err: thrown });
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}
