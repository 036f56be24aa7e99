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
 * Reads a list to its end, the largest page at a time. The next one is read when it is asked for: by then the record at the
 * edge may have been erased, behind which it would begin. Then the list is read again from the page before, without what
 * was given already, so that one erasure does not break a file off.
 *
 * @param idOf what tells an item from all others of the list
 */
export async function* allPages<Item>(
  read: (place: Place) => Promise<Page<Item>>,
  idOf: (item: Item) => string,
): AsyncGenerator<Item[], void> {
  const given = new Set<string>();
  /** Where the pages began that were read, the last one at the end. */
  const begun: (string | undefined)[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await read({ limit: MAX_PAGE_SIZE, cursor }).catch((thrown: unknown) => {
      if (cursor === undefined || !leadsNowhere(thrown)) throw thrown;
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

function leadsNowhere(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.fields?.cursor !== undefined;
}
