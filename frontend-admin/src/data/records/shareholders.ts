import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';
import { recordSource } from './records';

/** A shareholder's application as the list answers it; the PAN is masked. */
export type ShareholderRow = components['schemas']['ShareholderView'];
/** The same, with the other applications that name the same PAN. */
export type Shareholder = components['schemas']['ShareholderDetailView'];

const PATH = 'api/shareholder';

/** Names of the columns that its list and its file share. */
export type ShareholderColumn = components['schemas']['ShareholderColumn'];

export const shareholderSource = recordSource<ShareholderRow, Shareholder>({
  name: 'shareholders',
  path: PATH,
  changeMethod: 'put',
  changePath: (id) => `${PATH}/approval/${id}`,
  file: 'id-proof',
});

/** What waits for a decision: how many, and the five that have waited longest. */
export const pendingShareholders = () => shareholderSource.oldestOf('pending', 5);

/** The whole PAN. The API writes the call into its log; the answer is never kept for a second look. */
export function revealPan(id: string): Promise<components['schemas']['RevealedPan']> {
  return getJson(`${shareholderSource.of(id)}/pan`);
}

/** How many PANs whoever is logged in has revealed today, and may. */
export function ownReveals() {
  return queryOptions({
    queryKey: ['reveals'],
    queryFn: ({ signal }) =>
      getJson<components['schemas']['OwnRevealsView']>('api/admin/reveals', { signal }),
  });
}

/** Erases record, PAN, identity proof and waiting mails for good, unless its status is not `expectedStatus` any more. */
export async function deleteShareholder(id: string, expectedStatus: Shareholder['status']): Promise<void> {
  await sendJson('delete', `${shareholderSource.of(id)}?${new URLSearchParams({ expectedStatus })}`);
}
