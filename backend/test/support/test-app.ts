import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DynamicModule, Type } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Connection } from 'mongoose';
import { CallerCache } from '../../src/admin/accounts/caller-cache.js';
import { FirstAccount } from '../../src/admin/registration/first-account.js';
import { appModule } from '../../src/app.module.js';
import { AppConfig, type AppConfigValues, loadConfig } from '../../src/config/app-config.js';
import { createApp } from '../../src/create-app.js';
import { SchemaReadiness } from '../../src/database/schema/schema-readiness.js';
import { CHECK_WORKER } from './check-worker.js';
import { freshDatabaseUri, releaseDatabase } from './databases.js';

/** The account that the application creates on an empty database; it has every permission. */
export const FIRST_ADMINISTRATOR = { email: 'office@example.org', password: 'brick-by-brick-2020' };

export interface TestApp {
  app: NestExpressApplication;
  /** Origin of the listening server, for supertest's `request(origin)`. */
  origin: string;
  config: AppConfig;
  connection: Connection;
  /**
   * Deletes the data folder and releases the database unless another application still uses it. Call it in
   * `afterAll`.
   */
  close(): Promise<void>;
  /** Like `close`, but keeps the database for a later application. */
  stop(): Promise<void>;
}

export interface TestAppOptions {
  /** Further environment variables: `{ SMTP_URL: … }`. */
  env?: Record<string, string>;
  /** Settings without a variable, such as the folders of the built front ends. */
  config?: Partial<AppConfigValues>;
  /** Further modules, before those of the product, whose last route matches everything. */
  imports?: Array<Type | DynamicModule>;
  /** The database is unavailable or not prepared: the application is returned as soon as it listens. */
  withoutDatabase?: boolean;
}

/** Connections of the applications that have not been stopped, by database URI. */
const opened = new Set<{ uri: string; connection: Connection }>();

/** The whole application, listening on a free port, with its own database and data folder. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'community-factories-test-'));
  try {
    return await startWith(dataDir, options);
  } catch (thrown) {
    rmSync(dataDir, { recursive: true, force: true });
    throw thrown;
  }
}

async function startWith(dataDir: string, options: TestAppOptions): Promise<TestApp> {
  const loaded = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
    MONGODB_URI: options.env?.MONGODB_URI ?? (await freshDatabaseUri()),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    ADMIN_EMAIL: FIRST_ADMINISTRATOR.email,
    ADMIN_PASSWORD: FIRST_ADMINISTRATOR.password,
    ...options.env,
  });
  const config = new AppConfig({ ...loaded, checkWorker: CHECK_WORKER, ...options.config });
  const product = appModule(config);
  const module = { ...product, imports: [...(options.imports ?? []), ...(product.imports ?? [])] };
  const app = await createApp(module, config);
  const connection = app.get<Connection>(getConnectionToken());
  const mine = { uri: config.mongoUri, connection };
  opened.add(mine);
  invalidateOnWrite(connection, app.get(CallerCache, { strict: false }));
  const stop = async () => {
    await app.close();
    opened.delete(mine);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const close = async () => {
    await stop();
    const inUse = [...opened].some(
      ({ uri, connection: { readyState } }) => uri === config.mongoUri && readyState !== 0,
    );
    if (!inUse) releaseDatabase(config.mongoUri);
  };
  try {
    await app.listen(0, '127.0.0.1');
    // The application also listens without a database, and connecting can take long on a busy machine.
    if (!options.withoutDatabase) {
      await app.get(SchemaReadiness, { strict: false }).whenReady();
      await app.get(FirstAccount, { strict: false }).whenDone();
    }
  } catch (thrown) {
    await close();
    throw thrown;
  }
  const origin = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  return { app, origin, config, connection, close, stop };
}

/** Makes direct writes of tests to accounts and sessions take effect on the next call, like the application’s own. */
function invalidateOnWrite(connection: Connection, callers: CallerCache): void {
  for (const name of ['admins', 'admin_state', 'admin_sessions']) {
    const collection = connection.collection(name);
    for (const method of ['updateOne', 'updateMany'] as const) {
      const write = collection[method].bind(collection) as (...given: unknown[]) => Promise<unknown>;
      Object.assign(collection, {
        [method]: (...given: unknown[]) => write(...given).finally(() => callers.invalidate()),
      });
    }
  }
}
