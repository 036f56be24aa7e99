import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import type { SubmissionContext } from '../record/submission-kind.js';
import { localeOf } from '../record/values/submission-locale.js';

/** The `SubmissionContext` of a request. */
export const Context = createParamDecorator((_: unknown, context: ExecutionContext): SubmissionContext => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    idempotencyKey: request.get('idempotency-key'),
    locale: localeOf(request),
    clientIp: clientIpOf(request),
    callId: randomUUID(),
  };
});
