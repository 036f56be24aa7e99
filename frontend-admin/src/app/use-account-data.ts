import type { QueryClient } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import { useEffect, useState } from 'react';
import { login } from '../content/login';
import { currentMessages } from '../content/messages';
import { createQueryClient } from '../state/query-client';
import { showToast, useToasts } from '../state/toasts';

interface AccountData {
  /** Query cache of this account. */
  queryClient: QueryClient;
  /** Number of times that another account has logged in in this tab; used as a key to reset the screen. */
  accountSwitches: number;
}

/**
 * All tabs of a browser share one session, so a login in another tab can replace the account of this one. The new
 * account starts with an empty cache and no toasts: no record, draft decision or undo of the previous account. A toast
 * explains the change, unless the login happened in this tab.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per account switch
  useEffect(() => {
    if (data.accountSwitches === 0) return;
    useToasts.setState({ toasts: [] });
    if (admin && !atLogin)
      showToast({ kind: 'success', text: currentMessages(login).takenOver(admin.email) });
  }, [data.accountSwitches]);
  return data;
}
