import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { SchemaBuilder } from '../database/schema-builder.js';

/** Longest time a check may take before its part counts as down, in milliseconds. */
const CHECK_MS = 1_500;

/** Resolves when the part is up, rejects when it is not. */
export type HealthCheck = () => Promise<void>;

/** What readiness depends on. Other rooms add their part with `register`. */
@Injectable()
export class HealthChecks {
  private readonly checks = new Map<string, HealthCheck>();

  constructor(@InjectConnection() connection: Connection, schemas: SchemaBuilder) {
    this.register('database', async () => {
      // A listing rather than a ping: the provided database answers pings while its storage is away.
      await connection.db?.admin().listDatabases({ nameOnly: true });
      if (!connection.db) throw new Error('not connected');
    });
    this.register('indexes', async () => {
      if (!schemas.ready) throw new Error('not made yet');
    });
  }

  register(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  async run(): Promise<Record<string, 'up' | 'down'>> {
    const states = [...this.checks].map(async ([name, check]) => [name, await stateOf(check)] as const);
    return Object.fromEntries(await Promise.all(states));
  }
}

function stateOf(check: HealthCheck): Promise<'up' | 'down'> {
  return inTime(
    check().then(() => 'up' as const),
    'down',
  );
}

/** What the work answers, or `otherwise` when it fails or takes longer than a check may. */
export async function inTime<T, U>(work: Promise<T>, otherwise: U): Promise<T | U> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<U>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), CHECK_MS);
  });
  try {
    return await Promise.race([work.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
