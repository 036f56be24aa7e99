import request, { type Test } from 'supertest';
import type { LoggedIn } from './administrators.js';

export type AccountStep = 'suspend' | 'resume' | 'remove';

/** An administrator's action on another account; `body` gives the reason. */
export function changeAccount(
  origin: string,
  { token }: Pick<LoggedIn, 'token'>,
  adminId: string,
  step: AccountStep,
  body: object = { reason: 'Has left.' },
): Test {
  const address = `/api/admin/users/${adminId}`;
  const call = step === 'remove' ? request(origin).delete(address) : request(origin).patch(address);
  const sent = {
    suspend: { suspended: true, ...body },
    resume: { suspended: false },
    remove: body,
  }[step];
  return call.auth(token, { type: 'bearer' }).send(sent);
}
