import { applyDecorators, type CanActivate, type ExecutionContext, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../errors/app-error.js';

class HeadGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    if (http.getRequest<Request>().method !== 'HEAD') return true;
    http.getResponse<Response>().setHeader('Allow', 'GET');
    throw new AppError('METHOD_NOT_ALLOWED');
  }
}

/**
 * Express answers HEAD with the GET handler, so a handler that audits what it hands out would record something that
 * nobody received.
 */
export function WithoutHead(): MethodDecorator {
  return applyDecorators(UseGuards(HeadGuard));
}
