/** Messages of the profit calculator. Amounts are passed in as formatted text. */
export const profitCalculator = {
  title: 'Work it out for yourself',
  lead: 'This is arithmetic, not a forecast. It starts with a year without profit, because nobody can promise you a profit.',
  needsScript: 'To change the amounts, turn on JavaScript. The example above shows the same calculation.',
  amounts: 'The amounts',
  contribution: {
    label: 'Your investment',
    help: (least: string, most: string) => `${least} to ${most}. Each project also has a fixed unit.`,
  },
  factory: { label: 'Cost of the factory', help: 'What all its investors pay together' },
  year: { label: 'Result of the year', none: 'Without profit', some: 'With a profit' },
  profit: { label: 'Profit of the year', help: 'After the books are closed and audited' },
  presets: (label: string) => `${label}: suggested amounts`,
  problems: {
    missing: 'Enter an amount.',
    unreadable: 'Enter whole rupees, like 10,000 or 10 lakh.',
    tooSmall: (least: string) => `Enter ${least} or more.`,
    tooLarge: (most: string) => `Enter ${most} or less.`,
  },
  result: {
    title: 'The result for that year',
    behind: 'The result will appear as soon as the page has loaded.',
    unclear: 'Correct the amount to see the result.',
    none: {
      headline: 'No profit. You wait for the next year.',
      text: (contribution: string) =>
        `Nothing is divided, so you receive nothing. Your ${contribution} stays in the factory and is not refunded.`,
      wall: 'A wall of empty bricks: there is nothing to divide',
      account: {
        profit: 'Profit to divide',
        part: 'Your part',
        stays: 'Stays in the factory',
        paidBack: 'Paid back to you',
      },
    },
    some: {
      headline: (part: string) => `Your part: ${part}`,
      text: (contribution: string, factory: string, investors: string) =>
        `You invested ${contribution} of ${factory}, so you receive the same proportion of the investors’ ${investors}. Your ${contribution} stays in the factory.`,
    },
    rounding: 'Amounts below one paisa are left out. Taxes are not included.',
  },
};

/** Messages of the profit split, as a table. */
export const profitSplit = {
  wall: (all: string, partner: string, investors: string, marketing: string, operations: string) =>
    `${all} bricks: ${partner} for the production partner, ${investors} for the project investors, ${marketing} for marketing, ${operations} for operations`,
  who: 'Who',
  share: 'Share',
  amount: 'Amount',
  profit: 'Profit to divide',
  shares: {
    partner: { label: 'Production partner', text: 'runs the factory' },
    investors: { label: 'Project investors', text: 'divided by what each put in' },
    marketing: { label: 'Marketing', text: 'finds buyers for the goods' },
    operations: { label: 'Operations', text: 'legal work, audit, IT, back office' },
  },
};

export type ProfitCalculatorMessages = typeof profitCalculator;
export type ProfitSplitMessages = typeof profitSplit;
