/** Words of the profit calculator. Amounts come in written out. */
export const profitCalculator = {
  title: 'Work it out for yourself',
  lead: 'This is arithmetic, not a forecast. It opens on a year without profit, because nobody can promise you one with profit.',
  needsScript: 'To change the amounts, your browser needs JavaScript. The example above is the same sum.',
  amounts: 'The amounts',
  contribution: {
    label: 'What you put in',
    help: (least: string, most: string) => `${least} to ${most}. Each project also has a fixed unit.`,
  },
  factory: { label: 'What the factory costs', help: 'All its investors together put this in.' },
  year: { label: 'How the year ends', none: 'Without profit', some: 'With a profit' },
  profit: { label: 'Profit of the year', help: 'After the books are closed and audited' },
  presets: (label: string) => `${label}: amounts to pick`,
  problems: {
    missing: 'Enter an amount.',
    unreadable: 'Enter whole rupees, like 10,000 or 10 lakh.',
    tooSmall: (least: string) => `Enter ${least} or more.`,
    tooLarge: (most: string) => `Enter ${most} or less.`,
  },
  result: {
    title: 'The account of that year',
    behind: 'The account of these amounts comes as soon as the whole page is here.',
    unclear: 'One amount needs a correction. Then the account is here.',
    none: {
      headline: 'No profit. You wait for the next year.',
      text: (contribution: string) =>
        `Nothing is divided, so your part is nothing. Your ${contribution} stays in the factory and is not refunded.`,
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
        `You put in ${contribution} of ${factory}, so the same part of the investors’ ${investors} is yours. Your ${contribution} stays in the factory.`,
    },
    rounding: 'Parts are rounded down to the whole paisa. Taxes are not counted.',
  },
};

/** Words of a profit that is divided, as a table. */
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

export type ProfitCalculatorWords = typeof profitCalculator;
export type ProfitSplitWords = typeof profitSplit;
