import type { KindFilter } from '../../record-kind';
import { DOCUMENT } from '../params/list-params';

/** Labels of the filter for records with or without a file. */
interface DocumentMessages {
  document: string;
  anyDocument: string;
  withDocument: string;
  withoutDocument: string;
}

/** Filter for kinds whose records can have a file. */
export function documentFilter(messages: DocumentMessages): KindFilter {
  return {
    type: 'choice',
    key: DOCUMENT,
    label: messages.document,
    any: messages.anyDocument,
    values: ['true', 'false'],
    named: (value) => (value === 'true' ? messages.withDocument : messages.withoutDocument),
  };
}
