import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import request, { type Response } from 'supertest';
import { AccountsService } from '../../../src/admin/accounts/accounts.service.js';
import type { Permission } from '../../../src/admin/permissions.js';
import { FIRST_ADMINISTRATOR, type TestApp } from '../test-app.js';

export const PASSWORD = 'four quiet brick lanes';

export interface LoggedIn {
  adminId: string;
  email: string;
  token: string;
  /** `Cookie` header that carries the refresh token. */
  cookie: string;
}

/** Logs in, by default as the first account. */
export async function logIn(
  { origin }: Pick<TestApp, 'origin'>,
  credentials: { email: string; password: string } = FIRST_ADMINISTRATOR,
): Promise<LoggedIn> {
  const answer = await request(origin).post('/api/admin/login').send(credentials).expect(200);
  return {
    adminId: answer.body.userId,
    email: credentials.email,
    token: answer.body.token,
    cookie: refreshCookie(answer),
  };
}

/** A new account with exactly these permissions, logged in. */
export async function administratorWith(running: TestApp, permissions: Permission[]): Promise<LoggedIn> {
  return logIn(running, { email: await storeAdministrator(running, permissions), password: PASSWORD });
}

/** The least that argon2 accepts. Each login repeats the work of the hash, which is slow by design with the product's. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A new account with the password `PASSWORD`; returns its e-mail address. */
export async function storeAdministrator(running: TestApp, permissions: Permission[] = []): Promise<string> {
  const email = `admin-${randomBytes(6).toString('hex')}@example.org`;
  const passwordHash = await hash(PASSWORD, CHEAPEST);
  await running.app
    .get(AccountsService, { strict: false })
    .create({ email, passwordHash, permissions }, { actor: null, from: 'test' });
  return email;
}

/** The refresh cookie of an answer, for sending back. */
export function refreshCookie(answer: Response): string {
  const [pair = ''] = refreshCookieLine(answer).split(';');
  return pair;
}

/** The device cookie of an answer, for sending back. */
export function deviceCookie(answer: Response): string {
  const lines = answer.get('Set-Cookie') ?? [];
  return lines.find((line) => line.startsWith('admin_device='))?.split(';')[0] ?? '';
}

/** The whole `Set-Cookie` line, attributes included. */
export function refreshCookieLine(answer: Response): string {
  const lines = answer.get('Set-Cookie') ?? [];
  return lines.find((line) => line.startsWith('admin_refresh=')) ?? '';
}
