import { queryOptions } from '@tanstack/react-query';
import { getJson } from 'frontend-shared/api/client';
import type { SessionAdmin } from 'frontend-shared/api/session';

/** The current account, as the server has it. */
export function profile() {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) =>
      (await getJson<{ admin: SessionAdmin }>('api/admin/profile', { signal })).admin,
  });
}
