import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { administratorWith, type LoggedIn } from '../factories/administrators.js';
import type { Inbox, ReceivedMail } from '../services/inbox.js';
import type { TestApp } from '../test-app.js';

/** A requested e-mail change, with the tokens of the two mails. */
export interface RequestedChange {
  admin: LoggedIn;
  email: string;
  mails: { current: ReceivedMail; next: ReceivedMail };
  current: string;
  next: string;
}

/** An unused address. */
export const freshAddress = () => `new-${randomBytes(6).toString('hex')}@example.org`;

/** Calls the routes of the caller's own address, and those of the links. */
export function emailCalls({ origin }: Pick<TestApp, 'origin'>) {
  const own = (method: 'get' | 'post' | 'delete', token: string) =>
    request(origin)[method]('/api/admin/change-email').auth(token, { type: 'bearer' });
  return {
    requestChange: ({ token }: Pick<LoggedIn, 'token'>, email: string) => own('post', token).send({ email }),
    pending: ({ token }: Pick<LoggedIn, 'token'>) => own('get', token),
    withdraw: ({ token }: Pick<LoggedIn, 'token'>) => own('delete', token),
    look: (token: string) => request(origin).get(`/api/admin/confirm-email/${token}`),
    confirm: (token: string) => request(origin).post(`/api/admin/confirm-email/${token}`),
    refuse: (token: string) => request(origin).post(`/api/admin/confirm-email/${token}/refuse`),
    profile: ({ token }: Pick<LoggedIn, 'token'>) =>
      request(origin).get('/api/admin/profile').auth(token, { type: 'bearer' }),
  };
}

export const tokenIn = ({ text }: Pick<ReceivedMail, 'text'>) =>
  /\/admin\/confirm-email\/([\w-]+)/.exec(text)?.[1] ?? '';

/** The newest confirmation mail to an address, once there are this many. */
export function confirmationTo(inbox: Inbox, address: string, count = 1): Promise<ReceivedMail> {
  return inbox.mailSaying(address, '/admin/confirm-email/', count);
}

/** A new administrator who has requested another address, once both mails have arrived. */
export async function requestedChange(
  running: TestApp,
  inbox: Inbox,
  email = freshAddress(),
): Promise<RequestedChange> {
  const admin = await administratorWith(running, []);
  await emailCalls(running).requestChange(admin, email).expect(200);
  const mails = {
    current: await confirmationTo(inbox, admin.email),
    next: await confirmationTo(inbox, email),
  };
  return { admin, email, mails, current: tokenIn(mails.current), next: tokenIn(mails.next) };
}
