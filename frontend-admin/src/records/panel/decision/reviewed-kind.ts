import type { RecordSource, SubmittedRecord } from '../../../data/records/records';
import type { RecordKind } from '../../record-kind';

/** The parts of a record kind needed for decisions. */
export interface ReviewedKind extends Pick<RecordKind<SubmittedRecord>, 'auditKind'> {
  source: Pick<RecordSource<SubmittedRecord>, 'preview'>;
}
