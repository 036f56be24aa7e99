import { sendJson } from 'frontend-shared/api/client';
import { type SessionAnswer, useSession } from 'frontend-shared/api/session';

/** Changes the password. All other sessions end, and this tab gets a new one. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  const answer = await sendJson<SessionAnswer>('post', 'api/admin/change-password', {
    currentPassword,
    newPassword,
  });
  useSession.getState().adopt(answer);
}
