import { HOTP, type TOTP, URI } from 'otpauth';
import request from 'supertest';
import type { LoggedIn } from '../factories/administrators.js';
import { PASSWORD, refreshCookie } from '../factories/administrators.js';
import type { TestApp } from '../test-app.js';

/** An account with an authenticator app. */
export interface WithApp extends LoggedIn {
  recoveryCodes: string[];
  /** The app's code this many 30-second steps from now. */
  codeIn(steps: number, now?: number): string;
}

/** Calls a route of the second factor with the caller's token. */
export function factorCall({ origin }: Pick<TestApp, 'origin'>, token: string) {
  return (method: 'get' | 'post' | 'delete', path: string, body?: object) =>
    request(origin)[method](`/api/admin/2fa${path}`).auth(token, { type: 'bearer' }).send(body);
}

/** Sets up an app for a logged-in account. The code that confirms it does not count as used. */
export async function addApp(running: TestApp, admin: LoggedIn): Promise<WithApp> {
  const call = factorCall(running, admin.token);
  const { otpauthUrl } = (await call('post', '/totp').expect(200)).body.data;
  const app = URI.parse(otpauthUrl);
  const codeIn = (steps: number, now = Date.now()) => codeOf(app, now + steps * 30_000);
  const { recoveryCodes } = (await call('post', '/totp/confirm', { code: codeIn(0) }).expect(200)).body.data;
  const admins = running.connection.collection('admins');
  await admins.updateOne({ email: admin.email }, { $set: { 'totp.lastStep': 0 } });
  return { ...admin, recoveryCodes, codeIn };
}

function codeOf(app: HOTP | TOTP, timestamp: number): string {
  if (app instanceof HOTP) throw new Error('The URI is not that of a TOTP app.');
  return app.generate({ timestamp });
}

/** The first step of a login: the response to the correct password of an account with a second factor. */
export async function passwordStep({ origin }: TestApp, email: string, password = PASSWORD) {
  const answer = await request(origin).post('/api/admin/login').send({ email, password }).expect(202);
  return answer.body as { challenge: string; methods: string[]; expiresIn: number };
}

/** The second step of a login, without checking the response. */
export function factorStep({ origin }: TestApp, body: object) {
  return request(origin).post('/api/admin/2fa/login').send(body);
}

/** Logs in with both steps. */
export async function logInWith(running: TestApp, { email }: LoggedIn, shown: object): Promise<LoggedIn> {
  const { challenge } = await passwordStep(running, email);
  const answer = await factorStep(running, { challenge, ...shown }).expect(200);
  return { adminId: answer.body.userId, email, token: answer.body.token, cookie: refreshCookie(answer) };
}
