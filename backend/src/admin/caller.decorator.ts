import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';

/** The signed-in administrator that the access guard let through. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerIdentity => {
  const { caller } = context.switchToHttp().getRequest<Request>();
  if (!caller) throw new AppError('UNAUTHENTICATED');
  return caller;
});
