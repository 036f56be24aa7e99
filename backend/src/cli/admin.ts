import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountsModule } from '../admin/accounts/accounts.module.js';
import { CommonModule } from '../common/common.module.js';
import { AppError } from '../common/errors/app-error.js';
import { loadConfig } from '../config/app-config.js';
import { configModule } from '../config/config.module.js';
import { ConfigError } from '../config/config-error.js';
import { ContactModule } from '../contact/contact.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { SchemaReadiness } from '../database/schema/schema-readiness.js';
import { FactoryApplicationsModule } from '../factory-applications/factory-applications.module.js';
import { ShareholdersModule } from '../shareholders/shareholders.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { CommandError, readAdminCommand } from './admin-command.js';
import { endWith } from './end-with.js';
import { terminal } from './terminal.js';

/* `node backend/dist/cli/admin.js create|reset-password|erase …`, with the environment of the server. */

/** Time the database has to answer, in milliseconds. */
const DATABASE_MS = 10_000;

@Module({})
class AdminCommandModule {}

async function run(): Promise<void> {
  const command = readAdminCommand(process.argv.slice(2));
  const config = loadConfig({ ...process.env, LOG_LEVEL: 'fatal' });
  const app = await NestFactory.createApplicationContext(
    {
      module: AdminCommandModule,
      imports: [
        configModule(config),
        CommonModule,
        DatabaseModule,
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
    await databaseReady(app.get(SchemaReadiness));
    await command(app, terminal);
  } finally {
    await app.close();
  }
}

async function databaseReady(schema: SchemaReadiness): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new CommandError('The database does not answer, or its schema is not prepared: npm run migrate'),
        ),
      DATABASE_MS,
    );
  });
  await Promise.race([schema.whenReady(), late]).finally(() => clearTimeout(timer));
}

function sentenceOf(thrown: unknown): string | undefined {
  const isExpected = [CommandError, ConfigError, AppError].some((kind) => thrown instanceof kind);
  return isExpected ? (thrown as Error).message : undefined;
}

endWith(run(), sentenceOf);
