import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { FirstAccount } from '../admin/registration/first-account.js';
import { withTimeout } from '../common/with-timeout.js';
import { SchemaReadiness } from '../database/schema/schema-readiness.js';

/** Longest time a check may take before its part counts as down, in milliseconds. */
const CHECK_MS = 1_500;

/** What readiness depends on. */
@Injectable()
export class HealthChecks {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly schema: SchemaReadiness,
    private readonly firstAccount: FirstAccount,
  ) {}

  /** The state of each part, by name. */
  async run(): Promise<Record<string, 'up' | 'down'>> {
    const schema = this.schema.ready ? 'up' : 'down';
    const firstAccount = this.firstAccount.done ? 'up' : 'down';
    return { database: await stateOf(this.askDatabase()), schema, firstAccount };
  }

  /** A listing rather than a ping: the provided database answers pings while its storage is away. */
  private async askDatabase(): Promise<void> {
    if (!this.connection.db) throw new Error('not connected');
    await this.connection.db.admin().listDatabases({ nameOnly: true });
  }
}

function stateOf(check: Promise<void>): Promise<'up' | 'down'> {
  return checkedOr(
    check.then(() => 'up' as const),
    'down',
  );
}

/** What the work answers, or `otherwise` when it fails or takes longer than a check may. */
export function checkedOr<T, U>(work: Promise<T>, otherwise: U): Promise<T | U> {
  return withTimeout<T | U>(work, CHECK_MS, () => new Error('A check took too long.')).catch(() => otherwise);
}
