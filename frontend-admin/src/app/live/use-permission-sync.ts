import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import { useStepUp } from 'frontend-shared/api/step-up';
import { useEffect, useRef } from 'react';
import { profile } from '../../data/account/profile';
import { UNDELIVERED, UNDELIVERED_COUNT } from '../../data/undelivered-mails';
import { useListRefetchPauses } from '../../state/list-refetch';

/** More than one attempt, because a refresh already in flight may return the old permissions. */
const MAX_REFRESHES = 2;

/** Whether the session of this tab already has these permissions. */
export function hasSessionPermissions(permissions: readonly string[]): boolean {
  const known: readonly string[] = useSession.getState().admin?.permissions ?? [];
  return permissions.length === known.length && permissions.every((one) => known.includes(one));
}

/** Refreshes the session until it has these permissions, unless it has them already. */
export async function syncPermissions(permissions: readonly string[]): Promise<void> {
  for (let count = 0; count < MAX_REFRESHES && !hasSessionPermissions(permissions); count += 1) {
    const { accessToken, refresh } = useSession.getState();
    if ((await refresh(accessToken)) === null) return;
  }
}

/**
 * Checks the account's permissions when the tab gets focus, so that permissions granted in the meantime work without a
 * reload. The event stream covers visible tabs; this is for tabs that it does not reach.
 */
export function usePermissionSync(): void {
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
      if (useSession.getState().admin?._id === _id) await syncPermissions(permissions);
    }
  }, [queryClient, adminId, mustSetUp]);
}

/**
 * Discards what was loaded with other permissions and is not shown, such as the hits of an earlier search. Pages without
 * a permission disappear by themselves; the undelivered mails, which every account has, are loaded again.
 */
export function useDataOfPermissions(): void {
  const queryClient = useQueryClient();
  const permissions = useSession(({ admin }) => admin?.permissions.join());
  const known = useRef(permissions);
  useEffect(() => {
    if (known.current === permissions) return;
    known.current = permissions;
    queryClient.removeQueries({ type: 'inactive' });
    const isPaused = useListRefetchPauses.getState().pauses > 0;
    void queryClient.invalidateQueries({ queryKey: isPaused ? UNDELIVERED_COUNT : UNDELIVERED });
  }, [queryClient, permissions]);
}
