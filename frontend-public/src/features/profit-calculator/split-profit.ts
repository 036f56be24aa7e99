import type { Figure } from '../../content/figures';
import type { Share } from '../../illustrations/split-wall';

/** An amount in whole paise, to avoid fractions of a rupee. */
export type Paise = number;

export const PAISE_PER_RUPEE = 100;

/** The four recipients of a factory's profit, in display order. */
export const SHARES = ['partner', 'investors', 'marketing', 'operations'] as const satisfies readonly Share[];

export type Split = Readonly<Record<Share, Figure>>;

/**
 * Divides a profit among the four recipients. Each part is rounded down to the whole paisa; the remainder, less than
 * four paise, goes to the investors, so that the parts always add up to the profit.
 *
 * @param profit in paise, not negative
 * @param split per cent by recipient, 100 in all
 */
export function splitProfit(profit: Paise, split: Split): Record<Share, Paise> {
  const parts = {
    partner: proportion(profit, split.partner.value, 100),
    investors: proportion(profit, split.investors.value, 100),
    marketing: proportion(profit, split.marketing.value, 100),
    operations: proportion(profit, split.operations.value, 100),
  };
  const remainder = profit - SHARES.reduce((sum, share) => sum + parts[share], 0);
  return { ...parts, investors: parts.investors + remainder };
}

/**
 * One person's part of the investors' share, in proportion to the contribution and rounded down to the whole paisa, so
 * that the parts of all investors never exceed their share.
 *
 * @param investorsPart the share of all investors of the factory together, in paise
 * @param contribution the person's contribution in paise, at most `factorySize`
 * @param factorySize the contributions of all investors together in paise, above 0
 */
export function partOfInvestor(investorsPart: Paise, contribution: Paise, factorySize: Paise): Paise {
  return proportion(investorsPart, contribution, factorySize);
}

/** `whole` × `part` / `of`, rounded down. Uses BigInt, because the product can exceed the safe integers. */
function proportion(whole: number, part: number, of: number): number {
  return Number((BigInt(whole) * BigInt(part)) / BigInt(of));
}
