import type { INestApplicationContext } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountsModule } from '../admin/accounts/accounts.module.js';
import { commonModule } from '../common/common.module.js';
import { AppError } from '../common/errors/app-error.js';
import { withTimeout } from '../common/with-timeout.js';
import type { AppConfig } from '../config/app-config.js';
import { configModule } from '../config/config.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { SchemaReadiness } from '../database/schema/schema-readiness.js';
import { FactoryApplicationsModule } from '../factory-applications/factory-applications.module.js';
import { RateLimitModule } from '../rate-limit/rate-limit.module.js';
import { ShareholdersModule } from '../shareholders/shareholders.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { CommandError } from './command-error.js';
import { databaseMessageOf } from './database-client.js';

/** Time limit for the database to answer, in ms. */
const DATABASE_MS = 10_000;

const DATABASE_UNAVAILABLE = 'The database does not answer, or its schema is not prepared: npm run migrate';

@Module({})
class CommandModule {}

/**
 * Runs a command with the services of the server, without HTTP, once the database is reachable and has its schema.
 * @throws CommandError when the database does not answer
 */
export async function withApplication(
  config: AppConfig,
  command: (app: INestApplicationContext) => Promise<void>,
): Promise<void> {
  const app = await NestFactory.createApplicationContext(
    {
      module: CommandModule,
      imports: [
        configModule(config),
        commonModule(config.logLevel),
        DatabaseModule,
        RateLimitModule,
        AccountsModule,
        SubmissionsModule,
        ContactModule,
        FactoryApplicationsModule,
        ShareholdersModule,
        SubscriptionsModule,
      ],
    },
    { logger: false, abortOnError: false },
  );
  try {
    await withTimeout(
      app.get(SchemaReadiness).whenReady(),
      DATABASE_MS,
      () => new CommandError(DATABASE_UNAVAILABLE),
    );
    await command(app);
  } finally {
    await app.close();
  }
}

const databaseMessage = databaseMessageOf(
  'The database stopped answering. What the command had done until then is kept: run it again.',
);

/** The message for the operator when a command failed; `undefined` for a bug. */
export function messageOf(thrown: unknown): string | undefined {
  return thrown instanceof AppError ? thrown.message : databaseMessage(thrown);
}
