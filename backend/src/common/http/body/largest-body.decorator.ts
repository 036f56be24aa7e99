import { applyDecorators, type CanActivate, type ExecutionContext, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../errors/app-error.js';

/**
 * Limits the JSON body of this call to this many bytes, where the general limit (`jsonBodies`) is far more than it
 * needs.
 */
export function LargestBody(bytes: number): MethodDecorator {
  class LargestBodyGuard implements CanActivate {
    canActivate(context: ExecutionContext): boolean {
      const { rawBody } = context.switchToHttp().getRequest<Request & { rawBody?: Buffer }>();
      if ((rawBody?.length ?? 0) > bytes) throw new AppError('PAYLOAD_TOO_LARGE');
      return true;
    }
  }
  return applyDecorators(UseGuards(LargestBodyGuard));
}
