import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { PUBLIC } from '../common/access/access.decorators.js';
import { hasBody } from '../common/http/body/request-body.js';
import { InvalidBodyLimiter } from './invalid-body-limiter.js';

/** Lets a network whose bodies were refused too often wait, before another one of them is read. Administrators pass. */
@Injectable()
export class InvalidBodyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly refused: InvalidBodyLimiter,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (isPublic && hasBody(request)) this.refused.assertAllowed(request);
    return true;
  }
}
