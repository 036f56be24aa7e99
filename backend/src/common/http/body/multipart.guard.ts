import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppError } from '../../errors/app-error.js';
import { hasBody, mediaType } from './request-body.js';

/** The metadata key of `@ApiConsumes`, so that documentation and behaviour have one source. */
const CONSUMES = 'swagger/apiConsumes';

/**
 * Multipart bodies are accepted only by endpoints documented with `@ApiConsumes('multipart/form-data')`, JSON by all
 * others.
 */
@Injectable()
export class MultipartGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (!hasBody(request)) return true;
    const consumes = this.reflector.getAllAndOverride<string[] | undefined>(CONSUMES, [
      context.getHandler(),
      context.getClass(),
    ]);
    const expected = consumes?.[0] ?? 'application/json';
    if (mediaType(request) === expected) return true;
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', `Send the body as ${expected}.`);
  }
}
