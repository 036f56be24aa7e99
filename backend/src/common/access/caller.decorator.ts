import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.js';
import type { CallerIdentity } from './caller.js';

/** The signed-in administrator that the access guard let through. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerIdentity => {
  const { caller } = context.switchToHttp().getRequest<Request>();
  if (!caller) throw new AppError('UNAUTHENTICATED');
  return caller;
});
