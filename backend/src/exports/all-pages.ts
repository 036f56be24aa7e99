import { AppError } from '../common/errors/app-error.js';
import { MAX_PAGE_SIZE } from '../common/lists/page-fields.js';

interface Page<Item> {
  items: Item[];
  next?: string | undefined;
}

interface Place {
  limit: number;
  cursor: string | undefined;
}

/**
 * Reads a list to its end in the largest pages, on demand. If the record at the edge was erased before the next page
 * is read, the list is read again from the page before, without the items already returned, so that an erasure does
 * not interrupt a file.
 * @param idOf identifies an item of the list
 */
export async function* allPages<Item>(
  read: (place: Place) => Promise<Page<Item>>,
  idOf: (item: Item) => string,
): AsyncGenerator<Item[], void> {
  const given = new Set<string>();
  /** The cursors of the pages read so far, the last one at the end. */
  const begun: (string | undefined)[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await read({ limit: MAX_PAGE_SIZE, cursor }).catch((thrown: unknown) => {
      if (cursor === undefined || !isInvalidCursor(thrown)) throw thrown;
    });
    if (page === undefined) {
      cursor = begun.pop();
      continue;
    }
    const items = page.items.filter((item) => !given.has(idOf(item)));
    for (const item of items) given.add(idOf(item));
    yield items;
    begun.push(cursor);
    if (page.next === undefined) return;
    cursor = page.next;
  }
}

function isInvalidCursor(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.fields?.cursor !== undefined;
}
