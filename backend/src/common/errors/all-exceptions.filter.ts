import { types } from 'node:util';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { allowedMethods } from '../http/allowed-methods.js';
import { routeTemplate } from '../http/request/request-log.js';
import { AppLogger } from '../logging/app-logger.js';
import { AppError, DEFAULT_MESSAGE, ERROR_STATUS, type ErrorCode } from './app-error.js';
import type { ErrorEnvelope } from './error-envelope.dto.js';
import { ErrorTranslator } from './error-translator.js';

/** The one exception filter: turns every error into the error envelope; no other details leave the server. */
@Catch()
@Injectable()
export class AllExceptionsFilter implements ExceptionFilter {
  constructor(
    private readonly logger: AppLogger,
    private readonly libraryErrors: ErrorTranslator,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** Also called for errors of middleware, which Nest does not pass through the filter. */
  answer(thrown: unknown, request: Request, response: Response): void {
    if (isClientGone(thrown)) {
      // The client is gone, and the request log has recorded the abort.
      response.destroy();
      return;
    }
    const error = withAllowed(this.toAppError(thrown), request, response);
    if (error.status >= 500 || error.logMessage !== undefined) {
      const facts = {
        requestId: request.requestId,
        code: error.code,
        route: routeTemplate(request),
        err: error.cause,
      };
      if (error.logMessage !== undefined) this.logger.error(error.logMessage, facts);
      else if (error.code === 'INTERNAL') this.logger.error('request failed', facts);
      else this.logger.warn('request refused', facts);
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.removeHeader('Content-Disposition');
    if (error.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
    }
    // RFC 9110 requires a challenge; browsers ignore this one.
    if (error.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response.setHeader('Cache-Control', 'no-store');
    // The handler may already have set another content type.
    response.type('json');
    response.status(error.status).json(envelopeOf(error, request.requestId ?? ''));
  }

  private toAppError(thrown: unknown): AppError {
    if (thrown instanceof AppError) return thrown;
    return this.libraryErrors.translate(thrown) ?? fromFramework(thrown);
  }
}

/** Whether Express stopped sending a file because the client closed the connection. */
function isClientGone(thrown: unknown): boolean {
  return types.isNativeError(thrown) && 'code' in thrown && thrown.code === 'ECONNABORTED';
}

/** 405 with `Allow` in place of 404 when the path has endpoints, but none for this method. */
function withAllowed(error: AppError, request: Request, response: Response): AppError {
  const methods = error.code === 'NOT_FOUND' ? allowedMethods(request) : undefined;
  if (!methods) return error;
  response.setHeader('Allow', methods.join(', '));
  return new AppError('METHOD_NOT_ALLOWED');
}

function envelopeOf(error: AppError, requestId: string): ErrorEnvelope {
  return {
    statusCode: error.status,
    code: error.code,
    message: error.message,
    error: error.message,
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.reasons ? { reasons: error.reasons } : {}),
    requestId,
    ...(error.data === undefined ? {} : { data: error.data }),
  };
}

/** Maps the errors of Nest and Express; their messages are not sent. */
function fromFramework(thrown: unknown): AppError {
  const status = statusOf(thrown);
  const known = THROWN_BY_FRAMEWORKS.find((code) => ERROR_STATUS[code] === status);
  if (known) return new AppError(known, DEFAULT_MESSAGE[known], { cause: thrown });
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('VALIDATION_FAILED', 'The request could not be understood.', { cause: thrown });
  }
  return new AppError('INTERNAL', DEFAULT_MESSAGE.INTERNAL, { cause: thrown });
}

/** Status of a Nest exception, or of an http-errors error as thrown by Express and its parsers. */
function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (!types.isNativeError(thrown)) return undefined;
  if ('status' in thrown && typeof thrown.status === 'number') return thrown.status;
  return thrown instanceof URIError ? 400 : undefined;
}

/** The framework errors and their meaning here. */
const THROWN_BY_FRAMEWORKS = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TIMEOUT',
  'PRECONDITION_FAILED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RANGE_NOT_SATISFIABLE',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];
