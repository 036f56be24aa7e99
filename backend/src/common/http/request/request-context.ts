import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { CallerIdentity } from '../../access/caller.js';

declare global {
  namespace Express {
    interface Request {
      /** Identifies this request in answers and in the log. */
      requestId?: string;
      /** The caller, once a guard has accepted a valid token. */
      caller?: CallerIdentity;
    }
  }
}

const storage = new AsyncLocalStorage<{ requestId: string }>();

/** The id of the current request, or undefined outside of requests (workers, start). */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Runs work that a request happens to begin, but that belongs to none: its log lines carry no request id. */
export function outsideRequests<T>(work: () => T): T {
  return storage.exit(work);
}

/** Gives every request an id; one sent by the client is not trusted. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const requestId = randomUUID();
  request.requestId = requestId;
  response.setHeader('X-Request-Id', requestId);
  storage.run({ requestId }, next);
}
