import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CallerResolver } from '../../common/access/caller.js';

/**
 * Finds out who invites, which the access guard does not ask on a public route. Before the body is judged: one of an
 * administrator that is refused must not count as a stranger's (docs/decisions/0040).
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
