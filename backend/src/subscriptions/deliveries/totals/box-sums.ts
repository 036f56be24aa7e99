import type { BoxSums } from './pin-code-totals.schema.js';

export const NO_BOXES: BoxSums = {
  boxes: 0,
  packs: {},
  toCollect: 0,
  paidOnline: 0,
  delivered: 0,
  returned: 0,
  collected: 0,
};

/** The sum of both. */
export function addSums(one: BoxSums, other: Partial<BoxSums>): BoxSums {
  const packs = { ...one.packs };
  for (const [combo, count] of Object.entries(other.packs ?? {})) packs[combo] = (packs[combo] ?? 0) + count;
  return {
    boxes: one.boxes + (other.boxes ?? 0),
    packs,
    toCollect: one.toCollect + (other.toCollect ?? 0),
    paidOnline: one.paidOnline + (other.paidOnline ?? 0),
    delivered: one.delivered + (other.delivered ?? 0),
    returned: one.returned + (other.returned ?? 0),
    collected: one.collected + (other.collected ?? 0),
  };
}

export function isSameSums(one: BoxSums, other: BoxSums): boolean {
  const { boxes, toCollect, paidOnline, delivered, returned, collected } = one;
  const combos = new Set([...Object.keys(one.packs), ...Object.keys(other.packs)]);
  return (
    boxes === other.boxes &&
    toCollect === other.toCollect &&
    paidOnline === other.paidOnline &&
    delivered === other.delivered &&
    returned === other.returned &&
    collected === other.collected &&
    [...combos].every((combo) => (one.packs[combo] ?? 0) === (other.packs[combo] ?? 0))
  );
}
