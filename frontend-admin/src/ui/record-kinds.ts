import type { RecordKindName } from '../data/records/records';
import { paths } from '../routing/paths';
import type { IconName } from './icon';

/** Path of the list and icon of each kind of record. */
export const RECORD_KINDS: Readonly<Record<RecordKindName, { path: string; icon: IconName }>> = {
  'contact-message': { path: paths.contacts, icon: 'mail' },
  'factory-application': { path: paths.applications, icon: 'file' },
  shareholder: { path: paths.shareholders, icon: 'shares' },
  subscription: { path: paths.subscribers, icon: 'box' },
};

/** Paths of the lists that can be searched. */
export const RECORD_LISTS: readonly string[] = Object.values(RECORD_KINDS).map(({ path }) => path);

/** Whether a kind is a kind of record; the audit log and notifications have others too. */
export function isRecordKind(kind: string | undefined): kind is RecordKindName {
  return kind !== undefined && Object.hasOwn(RECORD_KINDS, kind);
}
