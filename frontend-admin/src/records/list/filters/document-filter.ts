import type { OwnFilter } from '../../record-kind';
import { DOCUMENT } from '../list-address';

/** What a file is called where records are narrowed to those that have one, or have none. */
interface DocumentWords {
  document: string;
  anyDocument: string;
  withDocument: string;
  withoutDocument: string;
}

/** The filter of a kind whose records can come with a file. */
export function documentFilter(copy: DocumentWords): OwnFilter {
  return {
    type: 'choice',
    key: DOCUMENT,
    label: copy.document,
    any: copy.anyDocument,
    values: ['true', 'false'],
    named: (value) => (value === 'true' ? copy.withDocument : copy.withoutDocument),
  };
}
