import type { RecordSource, SubmittedRecord } from '../../../data/records/records';
import type { RecordKind } from '../../record-kind';

/** What deciding needs to know about a kind of record. */
export interface ReviewedKind extends Pick<RecordKind<SubmittedRecord>, 'auditKind'> {
  source: Pick<RecordSource<SubmittedRecord>, 'preview'>;
}
