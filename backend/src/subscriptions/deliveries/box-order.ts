/** The position of a box in the list of a day: by PIN code, then by name. */
export interface ListPosition {
  pinCode: string;
  nameKey: string;
}

/** A set of PIN codes, or a range. */
export type PinCodes = { $in: string[] } | { $gte: string; $lt: string };

/** The range of all PIN codes with this prefix. @param digits one or more */
export function pinCodesOf(digits: string): { $gte: string; $lt: string } {
  return { $gte: digits, $lt: afterPinCodes(digits) };
}

/** A text that sorts after all PIN codes with this prefix, and before any other. */
export function afterPinCodes(digits: string): string {
  return `${digits}:`;
}

/**
 * Reads what comes after a position in the list, or its beginning. The rest of a PIN code and the later ones are two
 * queries: as a single one with `$or`, not every database would read them in order along the index.
 * @param within only these PIN codes; the position is in one of them
 */
export async function readAfter<T>(
  position: ListPosition | undefined,
  limit: number,
  read: (filter: object, limit: number) => Promise<T[]>,
  within?: { $gte: string; $lt: string },
): Promise<T[]> {
  if (position === undefined) return read(within ? { pinCode: within } : {}, limit);
  const { pinCode, nameKey } = position;
  const near = await read({ pinCode, nameKey: { $gt: nameKey } }, limit);
  if (near.length === limit) return near;
  const rest = { $gt: pinCode, ...(within && { $lt: within.$lt }) };
  return [...near, ...(await read({ pinCode: rest }, limit - near.length))];
}
