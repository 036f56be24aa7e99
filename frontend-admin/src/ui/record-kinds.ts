import type { RecordKindName } from '../data/records/records';
import { paths } from '../routing/paths';
import type { IconName } from './icon';

/** Where the records of a kind are listed, and the icon that stands for them everywhere. */
export const RECORD_KINDS: Readonly<Record<RecordKindName, { path: string; icon: IconName }>> = {
  'contact-message': { path: paths.contacts, icon: 'mail' },
  'factory-application': { path: paths.applications, icon: 'file' },
  shareholder: { path: paths.shareholders, icon: 'shares' },
  subscription: { path: paths.subscribers, icon: 'box' },
};

/** The paths of their lists, in which one can search. */
export const RECORD_LISTS: readonly string[] = Object.values(RECORD_KINDS).map(({ path }) => path);

/** The audit log and notifications are about other things as well. */
export function isRecordKind(kind: string | undefined): kind is RecordKindName {
  return kind !== undefined && Object.hasOwn(RECORD_KINDS, kind);
}
