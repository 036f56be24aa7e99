import { Global, Module } from '@nestjs/common';
import { MongooseModule, type MongooseModuleFactoryOptions } from '@nestjs/mongoose';
import mongoose, { type Connection, type ConnectOptions } from 'mongoose';
import { ErrorTranslator } from '../common/errors/error-translator.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { AppConfig } from '../config/app-config.js';
import { BackgroundWork } from './background-work.js';
import { commonSettings } from './connection/connection-settings.js';
import { HeartbeatWatch } from './connection/heartbeat-watch.js';
import { DatabaseErrorTranslator } from './errors/database-error-translator.js';
import { retryWriteConflicts } from './errors/retry-write-conflicts.js';
import { SchemaReadiness } from './schema/schema-readiness.js';

/** Time limit for a query on the server, in ms. */
const QUERY_MS = 5_000;
/** Pause between attempts of the first connection, in ms. */
const RETRY_MS = 300;

mongoose.set('maxTimeMS', QUERY_MS);
mongoose.set('strictQuery', 'throw');

/** The connection, which survives outages: calls fail within two seconds and the driver reconnects. */
@Global()
@Module({
  imports: [MongooseModule.forRootAsync({ inject: [AppConfig, AppLogger], useFactory: connectionOptions })],
  providers: [
    BackgroundWork,
    HeartbeatWatch,
    SchemaReadiness,
    { provide: ErrorTranslator, useClass: DatabaseErrorTranslator },
  ],
  exports: [BackgroundWork, SchemaReadiness, ErrorTranslator],
})
export class DatabaseModule {}

function connectionOptions(config: AppConfig, logger: AppLogger): MongooseModuleFactoryOptions {
  const driver: ConnectOptions = {
    ...commonSettings(config.mongoUri),
    autoIndex: false,
    autoCreate: false,
    bufferCommands: false,
    serverSelectionTimeoutMS: 1_500,
    connectTimeoutMS: 2_000,
    heartbeatFrequencyMS: 2_000,
    // A suspended database does not answer at all; without this a call would wait forever.
    socketTimeoutMS: QUERY_MS + 1_000,
    waitQueueTimeoutMS: 2_000,
    maxPoolSize: 50,
  };
  return {
    ...driver,
    uri: config.mongoUri,
    lazyConnection: true,
    connectionFactory: (connection: Connection) => {
      retryWriteConflicts(connection);
      keepTrying(connection, () => connection.openUri(config.mongoUri, { ...driver }), logger);
      return connection;
    },
  };
}

/**
 * Mongoose gives up when its first connection fails. The server must be able to start before its database, so the
 * first connection is retried until it succeeds or the server closes; from then on the driver reconnects by itself.
 */
function keepTrying(connection: Connection, open: () => Promise<unknown>, logger: AppLogger): void {
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  connection.once('close', () => {
    closed = true;
    clearTimeout(retry);
  });
  const failed = (thrown: unknown): void => {
    if (closed) return;
    logger.warn('database unreachable, retrying', { err: thrown });
    retry = setTimeout(() => open().catch(failed), RETRY_MS);
  };
  connection.asPromise().catch(failed);
}
