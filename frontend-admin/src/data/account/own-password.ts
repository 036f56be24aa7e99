import { sendJson } from 'frontend-shared/api/client';
import { type SessionAnswer, useSession } from 'frontend-shared/api/session';

/** Changes the password of the account; every other session ends, and this tab goes on in a new one. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  const answer = await sendJson<SessionAnswer>('post', 'api/admin/change-password', {
    currentPassword,
    newPassword,
  });
  useSession.getState().adopt(answer);
}
