import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import { useStepUp } from 'frontend-shared/api/step-up';
import { useEffect } from 'react';
import { profile } from '../../data/account/profile';

/**
 * Whoever has read in a mail that somebody gave them a right comes back to a tab that does not know it: the screens are there
 * then, without a reload. A right that was taken is noticed by what the server refuses.
 */
export function useCurrentPermissions(): void {
  const queryClient = useQueryClient();
  const adminId = useSession(({ admin }) => admin?._id);
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  useEffect(() => {
    if (!adminId || mustSetUp) return;
    return focusManager.subscribe((isFocused) => {
      if (isFocused) void readPermissions().catch(() => undefined);
    });

    async function readPermissions() {
      const { _id, permissions } = await queryClient.fetchQuery(profile());
      const { admin, accessToken, refresh } = useSession.getState();
      if (admin?._id !== _id) return;
      const isSame =
        permissions.length === admin.permissions.length &&
        permissions.every((one) => admin.permissions.includes(one));
      if (!isSame) await refresh(accessToken);
    }
  }, [queryClient, adminId, mustSetUp]);
}
