import { MAX_PAGE_SIZE } from '../common/lists/page-fields.js';

interface Page<Item> {
  items: Item[];
  next?: string | undefined;
}

/** Reads a list to its end, the largest page at a time. The next one is read when it is asked for. */
export async function* allPages<Item>(
  read: (place: { limit: number; cursor: string | undefined }) => Promise<Page<Item>>,
): AsyncGenerator<Item[], void> {
  let cursor: string | undefined;
  do {
    const page = await read({ limit: MAX_PAGE_SIZE, cursor });
    yield page.items;
    cursor = page.next;
  } while (cursor !== undefined);
}
