import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { assertFactorSetUp, assertProven } from './caller.js';
import { NEEDS_PROOF, WITHOUT_FACTOR } from './second-factor.decorators.js';

/** Runs after the access guard, which decides what a caller may do at all. Public routes have no caller here. */
@Injectable()
export class SecondFactorGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { caller } = context.switchToHttp().getRequest<Request>();
    if (!caller) return true;
    const marked = [context.getHandler(), context.getClass()];
    const setsUp = this.reflector.getAllAndOverride<boolean | undefined>(WITHOUT_FACTOR, marked);
    if (!setsUp) assertFactorSetUp(caller);
    if (this.reflector.getAllAndOverride<boolean | undefined>(NEEDS_PROOF, marked)) assertProven(caller);
    return true;
  }
}
