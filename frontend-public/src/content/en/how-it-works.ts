import { profitCalculator, profitSplit } from './profit-calculator';

/** Words of the screen at /how-it-works. */
export const howItWorks = {
  hero: {
    title: 'Eight steps, one wall',
    lead: 'From an invitation to a factory that you own a part of. Each step stands on the one before it.',
    toSplit: 'Where the profit goes',
    toCalculator: 'Work it out for yourself',
  },
  steps: {
    title: 'The eight steps',
    invited: {
      title: 'Get invited',
      text: 'An existing shareholder invites you.',
      details: 'That is how everyone joins. Ask them what they put in, and what came of it.',
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
      text: 'See what each factory makes, where it stands and what it costs.',
      details: 'Only shareholders can fund a factory. Which one, if any, is your own decision.',
    },
    contributed: {
      title: 'Contribute',
      text: 'Put money into a project, in multiples of its fixed unit.',
      details: (from: string, to: string) => `From ${from} to ${to}. Once committed, it is non-refundable.`,
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
      `One brick is ${percent}% of the profit. The largest part goes to those who paid for the factory, the next to the one who runs it.`,
    account: (profit: string) => `Example: ${profit} of profit`,
    accountNote: (factory: string) =>
      `From a factory of ${factory}, after the books are closed and audited. An example is not a promise.`,
    funding: (factory: string) => `Example: ${factory}, put together`,
    fundingNote: 'No one person has to pay for the factory.',
    each: 'Each puts in',
    people: 'People',
    together: 'Together',
    eachGets: (investors: string) => `Each gets of the ${investors}`,
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
      [
        'Shares cannot be traded yet.',
        'They are unlisted until a public offering, and that will be announced.',
      ],
      [
        'Profit comes once a year at most.',
        'It is divided after the audit and the closing of the books, not before.',
      ],
      ['It is industrialization, not trading.', 'Whoever wants quick money should not put any in.'],
    ] as ReadonlyArray<readonly [string, string]>,
  },
  next: {
    title: 'Lay a brick, or bring us a factory',
    text: 'Put in only what you can do without for a long time.',
    shareholder: 'Become a shareholder',
  },
};

export type HowItWorksWords = typeof howItWorks;
