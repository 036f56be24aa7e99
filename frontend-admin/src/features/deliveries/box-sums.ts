import { formatNumber } from 'frontend-shared/i18n/locale';
import type { Box, PinCodeTotals } from '../../data/deliveries';

type Packs = PinCodeTotals['packs'];

/** For example "12 Spice Pack, 4 Deluxe Pack". Packs with a count of 0 are left out. */
export function formatPacks(packs: Packs, packsOf: (packs: string, combo: string) => string): string {
  const ordered = packs.filter((one) => one.packs > 0);
  return ordered.map((one) => packsOf(formatNumber(one.packs), one.combo)).join(', ');
}

/** The sums of the given boxes: packs, in the given order, and cash to collect. */
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
