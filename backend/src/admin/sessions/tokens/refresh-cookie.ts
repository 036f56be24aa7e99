import { Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { AppError } from '../../../common/errors/app-error.js';
import { isOwnPage } from '../../../common/http/own-page.js';
import { guardedCookie, readCookie } from '../../../common/http/request/cookies.js';
import { AppConfig } from '../../../config/app-config.js';
import type { IssuedTokens } from '../sessions.service.js';

const NAME = 'admin_refresh';

/** The cookie with the refresh token: no script can read it, and no other site can send it. */
@Injectable()
export class RefreshCookie {
  private readonly options: CookieOptions;

  constructor(private readonly config: AppConfig) {
    this.options = { ...guardedCookie(config.publicUrl), path: '/api/admin' };
  }

  /** @throws AppError 403 when a page of another origin sends it: `SameSite` lets pages of sibling hosts through. */
  read(request: Request): string | undefined {
    if (!isOwnPage(request.headers, this.config))
      throw new AppError('FORBIDDEN', 'This page may not use the session.');
    return readCookie(request, NAME);
  }

  set(response: Response, tokens: IssuedTokens): void {
    // A duration rather than a date, since the browser's clock may be wrong.
    const maxAge = tokens.refreshExpiresAt.getTime() - Date.now();
    response.cookie(NAME, tokens.refreshToken, { ...this.options, maxAge });
  }

  clear(response: Response): void {
    response.clearCookie(NAME, this.options);
  }
}
