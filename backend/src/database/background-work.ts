import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { SchemaReadiness } from './schema/schema-readiness.js';

/** What a process does without being asked: it begins once the schema is prepared, and in a process of `ROLE=api` never. */
@Injectable()
export class BackgroundWork {
  constructor(
    private readonly config: AppConfig,
    private readonly schema: SchemaReadiness,
  ) {}

  /** Whether this process does any. Where it does not, another one finds in the database what is to be done. */
  get isDoneHere(): boolean {
    return this.config.role !== 'api';
  }

  /** Calls `begin` when it is time, if this process does such work. */
  start(begin: () => void): void {
    if (this.isDoneHere) void this.schema.whenReady().then(begin);
  }
}
