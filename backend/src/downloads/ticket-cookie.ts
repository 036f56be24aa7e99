import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { guardedCookie, readCookie } from '../common/http/cookies.js';
import { AppConfig } from '../config/app-config.js';
import { type IssuedTicket, TICKET_SECONDS } from './download-tickets.js';

const NAME = 'download_ticket';

/** Where the browser fetches the document. Logs may show it: without the cookie it opens nothing. */
export const downloadPath = (id: string) => `/api/downloads/${id}`;

/** Carries the secret of a ticket, to the address of its download only; logs of addresses never see it. */
@Injectable()
export class TicketCookie {
  private readonly options: CookieOptions;

  constructor(config: AppConfig) {
    this.options = guardedCookie(config.publicUrl);
  }

  read(request: Request): string | undefined {
    return readCookie(request, NAME);
  }

  set(response: Response, { id, secret }: IssuedTicket): void {
    const where = { ...this.options, path: downloadPath(id) };
    response.cookie(NAME, secret, { ...where, maxAge: TICKET_SECONDS * 1000 });
  }

  clear(response: Response, id: string): void {
    response.clearCookie(NAME, { ...this.options, path: downloadPath(id) });
  }
}
