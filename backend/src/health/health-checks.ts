import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { FirstAccount } from '../admin/registration/first-account.js';
import { withTimeout } from '../common/with-timeout.js';
import { SchemaReadiness } from '../database/schema/schema-readiness.js';

/** Time limit of a check in ms, after which its part counts as down. */
const CHECK_MS = 1_500;

/** The checks behind readiness. */
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
    return { database: await stateOf(this.checkDatabase()), schema, firstAccount };
  }

  /** A listing rather than a ping: FerretDB answers pings even when PostgreSQL is down. */
  private async checkDatabase(): Promise<void> {
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

/** The result of the work, or `otherwise` when it fails or exceeds the time limit. */
export function checkedOr<T, U>(work: Promise<T>, otherwise: U): Promise<T | U> {
  return withTimeout<T | U>(work, CHECK_MS, () => new Error('A check took too long.')).catch(() => otherwise);
}
