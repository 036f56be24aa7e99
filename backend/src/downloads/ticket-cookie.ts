import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { guardedCookie, readCookie } from '../common/http/request/cookies.js';
import { AppConfig } from '../config/app-config.js';
import { type IssuedTicket, TICKET_SECONDS } from './download-tickets.js';

const NAME = 'download_ticket';

/**
 * Carries the secret of a ticket, to the address of its download only. Logs may show that address: without the cookie it
 * opens nothing.
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

  /** @param path where the browser fetches the file */
  set(response: Response, { secret }: IssuedTicket, path: string): void {
    response.cookie(NAME, secret, { ...this.options, path, maxAge: TICKET_SECONDS * 1000 });
  }

  clear(response: Response, path: string): void {
    response.clearCookie(NAME, { ...this.options, path });
  }
}
