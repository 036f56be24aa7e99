import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { PUBLIC } from '../common/access/access.decorators.js';
import { hasBody } from '../common/http/body/request-body.js';
import { InvalidBodyLimiter } from './invalid-body-limiter.js';
import { OWN_LIMITS } from './own-limits.decorator.js';

/**
 * Blocks a network whose bodies were refused too often, before another body is read. Administrators and logins pass.
 */
@Injectable()
export class InvalidBodyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly refused: InvalidBodyLimiter,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const isMarked = (mark: string) =>
      this.reflector.getAllAndOverride<boolean | undefined>(mark, [context.getHandler(), context.getClass()]);
    if (isMarked(PUBLIC) && !isMarked(OWN_LIMITS) && hasBody(request)) this.refused.assertAllowed(request);
    return true;
  }
}
