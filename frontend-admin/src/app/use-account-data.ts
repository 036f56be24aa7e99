import type { QueryClient } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import { useEffect, useState } from 'react';
import { login } from '../content/login';
import { currentMessages } from '../content/messages';
import { createQueryClient } from '../state/query-client';
import { showToast, useToasts } from '../state/toasts';

interface AccountData {
  /** What the server said to this account. */
  queryClient: QueryClient;
  /** How often another account has taken the tab over: what is on screen belongs to one of these times. */
  accountSwitches: number;
}

/**
 * All tabs of a browser share one session, so a login in another tab can put another account in the place of this one.
 * It begins with nothing: no record, no open decision and no "Undo" of the account before. The toast says why the
 * screen has changed, unless somebody has just logged in here.
 */
export function useAccountData(atLogin: boolean): AccountData {
  const admin = useSession((session) => session.admin);
  const [data, setData] = useState(() => ({
    account: admin?._id,
    queryClient: createQueryClient(),
    accountSwitches: 0,
  }));
  if (admin && admin._id !== data.account) {
    const isFirst = data.account === undefined;
    setData({
      account: admin._id,
      queryClient: isFirst ? data.queryClient : createQueryClient(),
      accountSwitches: isFirst ? 0 : data.accountSwitches + 1,
    });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each takeover
  useEffect(() => {
    if (data.accountSwitches === 0) return;
    useToasts.setState({ toasts: [] });
    if (admin && !atLogin)
      showToast({ kind: 'success', text: currentMessages(login).takenOver(admin.email) });
  }, [data.accountSwitches]);
  return data;
}
