import { Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { AppConfig } from '../../config/app-config.js';
import type { IssuedTokens } from './sessions.service.js';

const NAME = 'admin_refresh';

/** The cookie that carries the refresh token: no script reads it, no other site sends it. */
@Injectable()
export class RefreshCookie {
  private readonly options: CookieOptions;

  constructor(config: AppConfig) {
    this.options = {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/admin',
      secure: config.publicUrl.startsWith('https:'),
    };
  }

  read(request: Request): string | undefined {
    const value = parseCookie(request.headers.cookie ?? '')[NAME];
    return value === '' ? undefined : value;
  }

  set(response: Response, tokens: IssuedTokens): void {
    // A length of time rather than a moment: the browser's clock may be wrong.
    const maxAge = tokens.refreshExpiresAt.getTime() - Date.now();
    response.cookie(NAME, tokens.refreshToken, { ...this.options, maxAge });
  }

  clear(response: Response): void {
    response.clearCookie(NAME, this.options);
  }
}
