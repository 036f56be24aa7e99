/** Where a box stands in the list of a day: by PIN code, then by name. */
export interface ListPlace {
  pinCode: string;
  nameKey: string;
}

/**
 * Reads what comes after a place in the list, or its beginning. The rest of a PIN code and those after it are two queries: as
 * one, with an alternative in it, they would not be read along the index in order by every database.
 */
export async function readAfter<T>(
  place: ListPlace | undefined,
  limit: number,
  read: (filter: object, limit: number) => Promise<T[]>,
): Promise<T[]> {
  if (place === undefined) return read({}, limit);
  const { pinCode, nameKey } = place;
  const near = await read({ pinCode, nameKey: { $gt: nameKey } }, limit);
  if (near.length === limit) return near;
  return [...near, ...(await read({ pinCode: { $gt: pinCode } }, limit - near.length))];
}
