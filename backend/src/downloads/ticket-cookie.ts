import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { guardedCookie, readCookie } from '../common/http/request/cookies.js';
import { AppConfig } from '../config/app-config.js';
import { type IssuedTicket, TICKET_SECONDS } from './download-tickets.js';

const NAME = 'download_ticket';

/** The documented header of a call that prepares a download. */
export const SETS_TICKET = {
  'Set-Cookie': {
    description:
      'The ticket `download_ticket`: `HttpOnly`, `SameSite=Strict`, limited to the `path` of the response, and `Secure` behind HTTPS.',
    schema: { type: 'string' as const },
  },
};

/**
 * The cookie with the secret of a ticket, limited to the path of its download. Logs may contain that path: without
 * the cookie it grants nothing.
 */
@Injectable()
export class TicketCookie {
  private readonly options: CookieOptions;

  constructor(config: AppConfig) {
    this.options = guardedCookie(config.publicUrl);
  }

  read(request: Request): string | undefined {
    return readCookie(request, NAME);
  }

  /** @param path URL path of the download */
  set(response: Response, { secret }: IssuedTicket, path: string): void {
    response.cookie(NAME, secret, { ...this.options, path, maxAge: TICKET_SECONDS * 1000 });
  }

  clear(response: Response, path: string): void {
    response.clearCookie(NAME, { ...this.options, path });
  }
}
