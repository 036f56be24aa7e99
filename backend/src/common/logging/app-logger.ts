import { types } from 'node:util';
import { Injectable, type LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from '../http/request/request-context.js';
import { describeError } from './describe-error.js';
import { logOutput } from './log-output.js';
import { redactLogFacts } from './redact-log-facts.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Structured JSON log. Every line of a request carries its id. Never log personal data: no bodies, names, e-mail or
 * IP addresses, and routes as templates (`/api/apply-factory/:id`), not as called. Passwords, tokens and cookies that
 * are passed by mistake are redacted.
 */
@Injectable()
export class AppLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: LogLevel = 'info', destination: DestinationStream = logOutput()) {
    const options = {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
      serializers: { err: describeError },
      formatters: { level: (label: string) => ({ level: label }), log: redactLogFacts },
    };
    this.pino = pino(options, destination);
  }

  info(message: string, facts: object = {}): void {
    this.pino.info(facts, message);
  }

  /** Nest's own messages; only useful when something does not start. */
  log(message: unknown, context?: string): void {
    this.pino.debug({ context }, String(message));
  }

  warn(message: unknown, facts?: unknown): void {
    this.pino.warn(asFacts(facts), String(message));
  }

  /** `facts` may hold the error itself under `err`; its stack is logged, its text never reaches a client. */
  error(message: unknown, ...facts: unknown[]): void {
    this.pino.error(asFacts(facts[0]), String(message));
  }

  debug(message: unknown, facts?: unknown): void {
    this.pino.debug(asFacts(facts), String(message));
  }

  verbose(message: unknown, facts?: unknown): void {
    this.pino.trace(asFacts(facts), String(message));
  }
}

function asFacts(facts: unknown): object {
  if (types.isNativeError(facts)) return { err: facts };
  return typeof facts === 'object' && facts !== null ? facts : { context: facts };
}
