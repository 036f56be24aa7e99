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
import { SessionsService, SUSPENDED } from '../sessions/sessions.service.js';
import { RefreshCookie } from '../sessions/tokens/refresh-cookie.js';
import { DeviceCookie } from './device-cookie.js';
import { LoginService, WRONG_CREDENTIALS } from './login.service.js';

const SETS_COOKIE = {
  'Set-Cookie': {
    description:
      'The refresh token: `HttpOnly`, `SameSite=Strict`, `Path=/api/admin`, and `Secure` behind HTTPS.',
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
   * Logs in with e-mail address and password. Unknown addresses and wrong passwords get the same response. After 10
   * failures within 10 minutes from one network or for one e-mail address, all further attempts return 429, even with
   * the right password; for an e-mail address the wait grows up to ten minutes. A browser that has logged in to the
   * account before, recognised by the cookie `admin_device`, is counted separately.
   */
  @Post('login')
  @HttpCode(200)
  @Public()
  @OwnLimits()
  @ApiOperation({ summary: 'Log in' })
  @ApiResponse({
    status: 200,
    type: Session,
    description: 'Logged in. The refresh token is set as a cookie.',
    headers: SETS_COOKIE,
  })
  @ApiResponse({
    status: 202,
    type: FactorChallenge,
    description:
      'The password is correct, and the account has a second factor: complete the login with `POST /api/admin/2fa/login`.',
  })
  @ApiErrors(
    { status: 400, fields: { email: ['Email must be a valid e-mail address.'] } },
    { status: 401, when: 'The e-mail address or the password is wrong.', message: WRONG_CREDENTIALS },
    SUSPENDED,
    { status: 429, when: 'Too many failed attempts; `Retry-After` contains the seconds to wait.' },
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
   * Exchanges the refresh cookie for a new access token and a new refresh cookie. A refresh token can be used again
   * within 10 seconds, because tabs may race, and later as long as none of its successors has been used, because the
   * response may have been lost. Any other reuse ends the session.
   */
  @Post('session/refresh')
  @HttpCode(200)
  @Public()
  @ApiCookieAuth('refresh')
  @ApiOperation({ summary: 'Refresh the access token' })
  @ApiResponse({
    status: 200,
    type: Session,
    description: 'Refreshed. The new refresh token is set as a cookie.',
    headers: SETS_COOKIE,
  })
  @ApiErrors(
    { status: 401, when: 'The refresh cookie is missing or invalid, or its session has ended.' },
    { status: 403, when: 'The request comes from a page of another origin.' },
    429,
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
   * Ends the session of the Bearer token or, if that has expired, of the refresh cookie. Its tokens return 401 from
   * then on.
   */
  @Post('logout')
  @HttpCode(200)
  @Public()
  @ApiBearerAuth()
  @ApiCookieAuth('refresh')
  @ApiOperation({ summary: 'Log out' })
  @ApiResponse({ status: 200, type: LoggedOut, description: 'Logged out.' })
  @ApiErrors(401, { status: 403, when: 'The request comes from a page of another origin.' }, 429)
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
