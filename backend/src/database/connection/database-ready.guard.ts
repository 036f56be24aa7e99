import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError } from '../../common/errors/app-error.js';
import { SchemaReadiness } from '../schema/schema-readiness.js';

const WITHOUT_DATABASE = 'database:not-needed';

/** This endpoint works without the database, also during an outage. */
export const WithoutDatabase = () => SetMetadata(WITHOUT_DATABASE, true);

/** Answers 503 until the schema is ready; without its unique indexes an accepted submission could be stored twice. */
@Injectable()
export class DatabaseReadyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly schema: SchemaReadiness,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const marked = [context.getHandler(), context.getClass()];
    if (this.schema.ready || this.reflector.getAllAndOverride<boolean>(WITHOUT_DATABASE, marked)) return true;
    throw new AppError('UNAVAILABLE', 'The service is starting. Please try again in a moment.', {
      retryAfterSeconds: 2,
    });
  }
}
