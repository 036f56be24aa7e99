/** A box of the spice club. */
export interface SpicePack {
  name: string;
  /** Name of the pack's rank in older clients. */
  level: string;
  /** In rupees, for one box a month; shipping is free. */
  price: number;
  /** Kinds of spice in the box. */
  varieties: number;
  bonusGifts: boolean;
}

/** The three packs in display order: the only source of their prices and contents (specification §9). */
export const SPICE_PACKS = [
  { name: 'Spice Pack', level: 'Spice', price: 1000, varieties: 10, bonusGifts: false },
  { name: 'Premium Pack', level: 'Premium', price: 2000, varieties: 15, bonusGifts: false },
  { name: 'Deluxe Pack', level: 'Deluxe', price: 3000, varieties: 20, bonusGifts: true },
] as const satisfies readonly SpicePack[];

export type SpiceCombo = (typeof SPICE_PACKS)[number]['name'];
export type SpiceLevel = (typeof SPICE_PACKS)[number]['level'];

export const SPICE_COMBOS: readonly SpiceCombo[] = SPICE_PACKS.map(({ name }) => name);
export const SPICE_LEVELS: readonly SpiceLevel[] = SPICE_PACKS.map(({ level }) => level);

/** Maximum number of boxes per subscription, which the API and its messages call combos (specification §5). */
export const MAX_COMBOS = 5;

/** Who subscribes (specification §3). */
export const USER_TYPES = ['Share Holder', 'Individual User'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** How the first box is paid; every later one is paid on delivery. */
export const PAYMENT_METHODS = ['cod', 'razorpay'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The pack of a combo. */
export function packOf(combo: SpiceCombo): (typeof SPICE_PACKS)[number] {
  const pack = SPICE_PACKS.find(({ name }) => name === combo);
  if (!pack) throw new Error(`no pack is called ${combo}`);
  return pack;
}

/** Price of one month's delivery, in rupees. */
export function monthlyTotal(combo: SpiceCombo, quantity: number): number {
  return packOf(combo).price * quantity;
}
