import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCookieAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../common/access/access.decorators.js';
import { CallerResolver } from '../../common/access/caller.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { AppError } from '../../common/errors/app-error.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { OwnLimits } from '../../rate-limit/own-limits.decorator.js';
import { Credentials } from '../dto/credentials.dto.js';
import { LoggedOut, Session, sessionOf } from '../dto/session.dto.js';
import { CHALLENGE_SECONDS } from '../factors/login/login-challenges.js';
import { FactorChallenge } from '../factors/second-factor.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { RefreshCookie } from '../sessions/tokens/refresh-cookie.js';
import { DeviceCookie } from './device-cookie.js';
import { LoginService, WRONG_CREDENTIALS } from './login.service.js';

const SETS_COOKIE = {
  'Set-Cookie': {
    description: 'The refresh token: HttpOnly, SameSite=Strict, Path=/api/admin, Secure behind https.',
    schema: { type: 'string' as const },
  },
};

@ApiTags('administrators')
@Controller('api/admin')
export class SessionController {
  constructor(
    private readonly logins: LoginService,
    private readonly sessions: SessionsService,
    private readonly callers: CallerResolver,
    private readonly cookie: RefreshCookie,
    private readonly devices: DeviceCookie,
  ) {}

  /**
   * Logs in. A wrong password and an unknown address get the same answer. After 10 failures in 10 minutes from one
   * network, or for one e-mail address, further attempts answer 429, even right ones; for the e-mail address the wait
   * grows to ten minutes. A browser that has logged in to the account before, recognised by the cookie
   * `admin_device`, is counted separately.
   */
  @Post('login')
  @HttpCode(200)
  @Public()
  @OwnLimits()
  @ApiOperation({ summary: 'Log in' })
  @ApiResponse({ status: 200, type: Session, description: 'Logged in.', headers: SETS_COOKIE })
  @ApiResponse({
    status: 202,
    type: FactorChallenge,
    description:
      'The password is right; the account has a second factor, which `POST /api/admin/2fa/login` takes.',
  })
  @ApiErrors(
    { status: 400, fields: { email: ['Email must be a valid e-mail address.'] } },
    { status: 401, when: 'The account is unknown or the password wrong.', message: WRONG_CREDENTIALS },
    { status: 429, when: 'Too many failures; `Retry-After` says how many seconds to wait.' },
  )
  async login(
    @Body() { email, password }: Credentials,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Session | FactorChallenge> {
    const attempt = await this.devices.attemptAt(request, email);
    const tokens = await this.logins.login(attempt, password);
    if ('challenge' in tokens) {
      response.status(202);
      return { message: 'Second factor required', ...tokens, expiresIn: CHALLENGE_SECONDS };
    }
    this.cookie.set(response, tokens);
    this.devices.remember(request, response, tokens.caller);
    return sessionOf('Login successful', tokens);
  }

  /**
   * Exchanges the refresh cookie for a new access token and a new cookie. A refresh token used again within 10
   * seconds is answered once more, since tabs race; later only as long as none of its successors was used, since then
   * the answer was lost; otherwise the session ends everywhere.
   */
  @Post('session/refresh')
  @HttpCode(200)
  @Public()
  @ApiCookieAuth('refresh')
  @ApiOperation({ summary: 'Get a fresh access token' })
  @ApiResponse({ status: 200, type: Session, description: 'The session goes on.', headers: SETS_COOKIE })
  @ApiErrors(
    { status: 401, when: 'The refresh cookie is missing, or its session has ended.' },
    { status: 403, when: 'A page of another origin sent the cookie.' },
  )
  async refresh(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Session> {
    const refreshToken = this.cookie.read(request);
    // A refusal does not clear the cookie: a login in another tab may have replaced it in the meantime.
    if (refreshToken === undefined) throw new AppError('UNAUTHENTICATED');
    const tokens = await this.sessions.refresh(refreshToken, clientIpOf(request));
    this.cookie.set(response, tokens);
    return sessionOf('Session renewed', tokens);
  }

  /**
   * Ends the session at once: its tokens answer 401 from the next call on. The session is that of the Bearer token
   * or, if that has expired, of the refresh cookie.
   */
  @Post('logout')
  @HttpCode(200)
  @Public()
  @ApiBearerAuth()
  @ApiCookieAuth('refresh')
  @ApiOperation({ summary: 'Log out' })
  @ApiResponse({ status: 200, type: LoggedOut, description: 'The session has ended.' })
  @ApiErrors(401, { status: 403, when: 'A page of another origin sent the cookie.' })
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<LoggedOut> {
    const refreshToken = this.cookie.read(request);
    this.cookie.clear(response);
    const callers = await Promise.all([
      this.callers.resolve(request),
      refreshToken === undefined ? undefined : this.sessions.findCallerOfRefreshToken(refreshToken),
    ]);
    const present = callers.filter((caller) => caller !== undefined);
    if (present.length === 0) throw new AppError('UNAUTHENTICATED');
    for (const caller of present) await this.sessions.end(caller, clientIpOf(request));
    return { message: 'Logged out successfully' };
  }
}
