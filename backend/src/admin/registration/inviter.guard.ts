import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CallerResolver } from '../../common/access/caller.js';

/**
 * Identifies the inviting administrator, which the access guard does not do on a public route. It runs before
 * validation, since an administrator's invalid body must not count against strangers (docs/decisions/0040).
 */
@Injectable()
export class InviterGuard implements CanActivate {
  constructor(private readonly callers: CallerResolver) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const caller = await this.callers.resolve(request);
    if (caller) request.caller = caller;
    return true;
  }
}
