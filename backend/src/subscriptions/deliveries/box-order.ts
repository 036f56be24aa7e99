/** Where a box stands in the list of a day: by PIN code, then by name. */
export interface ListPosition {
  pinCode: string;
  nameKey: string;
}

/** Some PIN codes: these, or all between two. */
export type PinCodes = { $in: string[] } | { $gte: string; $lt: string };

/** All PIN codes that begin so. @param digits one or more */
export function pinCodesOf(digits: string): { $gte: string; $lt: string } {
  return { $gte: digits, $lt: beyond(digits) };
}

/** After all PIN codes that begin so, and before any other. */
export function beyond(digits: string): string {
  return `${digits}:`;
}

/**
 * Reads what comes after a place in the list, or its beginning. The rest of a PIN code and those after it are two queries: as
 * one, with an alternative in it, they would not be read along the index in order by every database.
 *
 * @param within only these PIN codes; the place is one of them
 */
export async function readAfter<T>(
  place: ListPosition | undefined,
  limit: number,
  read: (filter: object, limit: number) => Promise<T[]>,
  within?: { $gte: string; $lt: string },
): Promise<T[]> {
  if (place === undefined) return read(within ? { pinCode: within } : {}, limit);
  const { pinCode, nameKey } = place;
  const near = await read({ pinCode, nameKey: { $gt: nameKey } }, limit);
  if (near.length === limit) return near;
  const rest = { $gt: pinCode, ...(within && { $lt: within.$lt }) };
  return [...near, ...(await read({ pinCode: rest }, limit - near.length))];
}
