import { formatNumber } from 'frontend-shared/i18n/locale';
import type { Box, PinCodeTotals } from '../../data/deliveries';

type Packs = PinCodeTotals['packs'];

/** "12 Spice Pack, 4 Deluxe Pack"; without packs of which there are none. */
export function formatPacks(packs: Packs, packsOf: (packs: string, combo: string) => string): string {
  const ordered = packs.filter((one) => one.packs > 0);
  return ordered.map((one) => packsOf(formatNumber(one.packs), one.combo)).join(', ');
}

/** Packs, in this order, and cash of the given boxes. */
export function sumBoxes(
  boxes: readonly Box[],
  order: readonly Box['combo'][],
): { packs: Packs; toCollect: number } {
  const packs: Packs = order.map((combo) => ({ combo, packs: 0 }));
  let cash = 0;
  for (const { combo, quantity, toCollect } of boxes) {
    const same = packs.find((one) => one.combo === combo);
    if (same) same.packs += quantity;
    else packs.push({ combo, packs: quantity });
    cash += toCollect;
  }
  return { packs, toCollect: cash };
}
