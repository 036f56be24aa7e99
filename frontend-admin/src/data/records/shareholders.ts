import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';
import { recordSource } from './records';

/** A shareholder application as returned in the list; the PAN is masked. */
export type ShareholderRow = components['schemas']['ShareholderView'];
/** A single shareholder application, with other applications that have the same PAN. */
export type Shareholder = components['schemas']['ShareholderDetailView'];

const PATH = 'api/shareholder';

/** Columns of the list and its export. */
export type ShareholderColumn = components['schemas']['ShareholderColumn'];

export const shareholderSource = recordSource<ShareholderRow, Shareholder>({
  name: 'shareholders',
  path: PATH,
  changeMethod: 'put',
  changePath: (id) => `${PATH}/approval/${id}`,
  file: 'id-proof',
});

/** Pending applications: their number, and the five oldest. */
export const pendingShareholders = () => shareholderSource.oldestOf('pending', 5);

/** The full PAN. The API audits each request, so the answer is not cached. */
export function revealPan(id: string): Promise<components['schemas']['RevealedPan']> {
  return getJson(`${shareholderSource.pathOf(id)}/pan`);
}

/** How many PANs the current account has revealed today, and its daily limit. */
export function ownReveals() {
  return queryOptions({
    queryKey: ['reveals'],
    queryFn: ({ signal }) =>
      getJson<components['schemas']['OwnRevealsView']>('api/admin/reveals', { signal }),
  });
}

/**
 * Permanently deletes the record with its PAN, identity proof and unsent mails, if its status is still
 * `expectedStatus`.
 */
export async function deleteShareholder(id: string, expectedStatus: Shareholder['status']): Promise<void> {
  await sendJson('delete', `${shareholderSource.pathOf(id)}?${new URLSearchParams({ expectedStatus })}`);
}
