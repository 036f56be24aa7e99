import { figures } from '../../content/figures';
import { partOfInvestor, SHARES, splitProfit } from './split-profit';

const split = figures.profitSplit;
const rupees = (amount: number) => amount * 100;
const sum = (parts: ReturnType<typeof splitProfit>) =>
  SHARES.reduce((total, share) => total + parts[share], 0);

describe('in the examples of the specification', () => {
  it('divides a profit of ₹10 lakh into 3 lakh, 5.5 lakh, 1 lakh and 50 thousand', () => {
    expect(splitProfit(rupees(10_00_000), split)).toEqual({
      partner: rupees(3_00_000),
      investors: rupees(5_50_000),
      marketing: rupees(1_00_000),
      operations: rupees(50_000),
    });
  });

  it('gives each of 1,000 people with ₹10,000 in a factory of ₹1 crore ₹550, and so the whole part', () => {
    const each = partOfInvestor(rupees(5_50_000), rupees(10_000), rupees(1_00_00_000));
    expect(each).toBe(rupees(550));
    expect(each * 1_000).toBe(rupees(5_50_000));
  });
});

it('gives every recipient 0 when there is no profit', () => {
  expect(splitProfit(0, split)).toEqual({ partner: 0, investors: 0, marketing: 0, operations: 0 });
  expect(partOfInvestor(0, rupees(10_000), rupees(1_00_00_000))).toBe(0);
});

it.each([1, 7, 10, 99, 101, 12_345_67, 99_99_99_999])(
  'divides %d paise so that the parts add up to it',
  (profit) => {
    const parts = splitProfit(profit, split);
    expect(sum(parts)).toBe(profit);
    for (const share of SHARES) expect(Number.isInteger(parts[share])).toBe(true);
  },
);

it('rounds a person’s part down to the whole paisa', () => {
  // Two thirds of 55 paise are 36.67.
  expect(partOfInvestor(55, rupees(2), rupees(3))).toBe(36);
});

it('gives the whole investors’ part to a sole investor', () => {
  expect(partOfInvestor(12_345_67, rupees(10_00_000), rupees(10_00_000))).toBe(12_345_67);
});

it('stays exact when the product of two amounts exceeds the safe integers', () => {
  const hundredCrore = rupees(100_00_00_000);
  const part = partOfInvestor(hundredCrore - 1, rupees(2_00_000), hundredCrore);
  expect(part).toBe(rupees(2_00_000) - 1);
});
