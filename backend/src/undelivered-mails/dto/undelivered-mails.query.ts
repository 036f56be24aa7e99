import { PageCursor, PageLimit } from '../../common/lists/page-fields.js';

/** A page of the mails that were given up. */
export class UndeliveredMailsQuery {
  @PageLimit()
  limit?: number;

  @PageCursor()
  cursor?: string;
}
