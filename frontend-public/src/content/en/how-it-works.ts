import { profitCalculator, profitSplit } from './profit-calculator';

/** Messages of /how-it-works. */
export const howItWorks = {
  hero: {
    title: 'How it works, in eight steps',
    lead: 'How you go from an invitation to owning part of a factory.',
    toSplit: 'Where the profit goes',
    toCalculator: 'Work it out for yourself',
  },
  steps: {
    title: 'The eight steps',
    invited: {
      title: 'Get invited',
      text: 'An existing shareholder invites you.',
      details:
        'Everyone joins this way. Ask about their experience: what they invested, and what came of it.',
    },
    bought: {
      title: 'Buy a share',
      text: (price: string) => `One share costs ${price}. One is enough.`,
      details: (from: string, to: string) =>
        `You can apply for ${from} to ${to}. The form asks for your PAN, an identity proof and a nominee.`,
    },
    forLife: {
      title: 'Shareholder for life',
      text: 'From then on you are a shareholder for life.',
      details:
        'If you die, your nominee can inherit your profits and rights. Shares cannot be traded before a public offering.',
    },
    explored: {
      title: 'Explore projects',
      text: 'See what each factory makes, where it is and what it costs.',
      details: 'Only shareholders can fund a factory. You decide which one, if any.',
    },
    contributed: {
      title: 'Contribute',
      text: 'Invest in a project, in multiples of its fixed unit.',
      details: (from: string, to: string) =>
        `You can invest ${from} to ${to}. Once committed, the money is non-refundable.`,
    },
    formed: {
      title: 'A company is formed',
      text: 'Each factory gets a private company of its own.',
      details: 'Directors are appointed to run it, and it keeps its own books.',
    },
    launched: {
      title: 'The factory launches',
      text: 'A production partner who knows the trade runs it.',
      details: 'This is industrialization, not trading: the money is earned by making things.',
    },
    divided: {
      title: 'Audit, then profit',
      text: 'Once a year the books are closed and audited, and the profit is divided.',
      details: 'If no profit is made, you wait for the next year.',
    },
  },
  split: {
    title: 'Where the profit goes',
    lead: (percent: string) =>
      `One brick is ${percent}% of the profit. The largest part goes to the investors who funded the factory, the next largest to the partner who runs it.`,
    account: (profit: string) => `Example: ${profit} of profit`,
    accountNote: (factory: string) =>
      `From a factory costing ${factory}, after the books are closed and audited. This is an example, not a promise.`,
    funding: (factory: string) => `Example: ${factory}, funded together`,
    fundingNote: 'No single person has to pay for the whole factory.',
    each: 'Each invests',
    people: 'People',
    together: 'Total',
    eachGets: (investors: string) => `Each investor’s part of ${investors}`,
    guaranteed: 'Guaranteed return',
    guaranteedValue: 'None',
  },
  profitSplit,
  calculator: profitCalculator,
  notice: {
    title: 'Important notice',
    items: [
      ['There is no guaranteed return.', 'If no profit is made, investors wait for the next year.'],
      ['Project money is non-refundable.', 'Once committed to a project, it cannot be taken back.'],
      ['Shares cannot be traded yet.', 'They are unlisted until a public offering, which will be announced.'],
      [
        'Profit comes once a year at most.',
        'It is divided after the audit and the closing of the books, not before.',
      ],
      ['It is industrialization, not trading.', 'If you want quick money, please do not invest.'],
    ] as ReadonlyArray<readonly [string, string]>,
  },
  next: {
    title: 'Invest, or propose a factory',
    text: 'Invest only money you can do without for a long time.',
    shareholder: 'Become a shareholder',
  },
};

export type HowItWorksMessages = typeof howItWorks;
