import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.js';
import { ANY_PERMISSION, PUBLIC, REQUIRED_PERMISSIONS } from './access.decorators.js';
import { CallerResolver } from './caller.js';

/** Denies by default: a handler with neither `@Public()` nor `@RequirePermission()` is closed to everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly callers: CallerResolver,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const needed = this.requiredPermissions(context);
    if (needed === 'none') return true;

    const caller = await this.callers.resolve(request);
    if (!caller) throw new AppError('UNAUTHENTICATED');
    const holds = (permission: string) => caller.permissions.includes(permission);
    const anyIsEnough = this.reflector.get<boolean | undefined>(ANY_PERMISSION, context.getHandler());
    if (!(anyIsEnough ? needed?.some(holds) : needed?.every(holds))) throw new AppError('FORBIDDEN');
    request.caller = caller;
    return true;
  }

  /** The requirement of the handler, or else of its class; undefined when neither has one. */
  private requiredPermissions(context: ExecutionContext): string[] | 'none' | undefined {
    for (const marked of [context.getHandler(), context.getClass()]) {
      const permissions = this.reflector.get<string[] | undefined>(REQUIRED_PERMISSIONS, marked);
      if (permissions !== undefined) return permissions;
      if (this.reflector.get<boolean | undefined>(PUBLIC, marked)) return 'none';
    }
    return undefined;
  }
}
