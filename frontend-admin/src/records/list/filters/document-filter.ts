import type { OwnFilter } from '../../record-kind';
import { DOCUMENT } from '../params/list-params';

/** What a file is called where records are narrowed to those that have one, or have none. */
interface DocumentMessages {
  document: string;
  anyDocument: string;
  withDocument: string;
  withoutDocument: string;
}

/** The filter of a kind whose records can come with a file. */
export function documentFilter(messages: DocumentMessages): OwnFilter {
  return {
    type: 'choice',
    key: DOCUMENT,
    label: messages.document,
    any: messages.anyDocument,
    values: ['true', 'false'],
    named: (value) => (value === 'true' ? messages.withDocument : messages.withoutDocument),
  };
}
