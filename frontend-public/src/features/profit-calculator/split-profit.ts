import type { Figure } from '../../content/figures';
import type { Share } from '../../illustrations/split-wall';

/** Amounts of money are whole paise in this module, so that nothing is lost in fractions of a rupee. */
export type Paise = number;

export const PAISE_PER_RUPEE = 100;

/** The four that a factory's profit is divided among, in the order of the account. */
export const SHARES = ['partner', 'investors', 'marketing', 'operations'] as const satisfies readonly Share[];

export type Split = Readonly<Record<Share, Figure>>;

/**
 * What each of the four gets of a profit. Parts are rounded down to the whole paisa; what rounding leaves, less than
 * four paise, goes to the investors, so that the four always add up to the profit.
 *
 * @param profit in paise, not negative
 * @param split per cent by receiver, 100 in all
 */
export function splitProfit(profit: Paise, split: Split): Record<Share, Paise> {
  const parts = {
    partner: proportion(profit, split.partner.value, 100),
    investors: proportion(profit, split.investors.value, 100),
    marketing: proportion(profit, split.marketing.value, 100),
    operations: proportion(profit, split.operations.value, 100),
  };
  const left = profit - SHARES.reduce((sum, share) => sum + parts[share], 0);
  return { ...parts, investors: parts.investors + left };
}

/**
 * One person's part of what goes to the investors: in proportion to what they put in, rounded down to the whole paisa
 * so that no more is given out than there is.
 *
 * @param investorsPart what all investors of the factory get together, in paise
 * @param contribution what the person put in, at most `factorySize`
 * @param factorySize what all investors put in together, above 0
 */
export function partOfInvestor(investorsPart: Paise, contribution: Paise, factorySize: Paise): Paise {
  return proportion(investorsPart, contribution, factorySize);
}

/** `whole` × `part` / `of`, rounded down; in big integers, because the product of two amounts is beyond a safe number. */
function proportion(whole: number, part: number, of: number): number {
  return Number((BigInt(whole) * BigInt(part)) / BigInt(of));
}
