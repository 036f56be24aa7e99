/** Words of the screen at /join. Amounts and counts come from the register as written numbers. */
export const join = {
  title: 'It begins with one share',
  lead: 'Somebody who already holds a share invites you. You buy one or more, and you are a co-owner of the company that builds factories you can go and see.',
  getStarted: 'GET STARTED TODAY',
  getStartedNote: 'Opens the members’ portal, where you log in and complete KYC.',
  contactUs: 'CONTACT US',
  apply: 'Apply to become a shareholder',
  paper: {
    drawing:
      'Four members hold up a large share paper. Four lines on it are blank: invited by, number of shares, KYC, member dashboard.',
    title: 'Share paper',
    lines: ['Invited by', 'Number of shares', 'KYC', 'Member dashboard'],
    note: 'A drawing, not a certificate',
  },
  steps: {
    title: 'Four steps, four lines to fill',
    invited: {
      title: 'Get invited',
      text: 'An existing shareholder invites you. If they gave you a referral code, keep it ready.',
      textWithCode:
        'An existing shareholder invites you and gives you a referral code. You need it to apply.',
    },
    buy: {
      title: 'Buy at least 1 share',
      text: (price: string) => `One share is ${price}. One is enough; you may hold more.`,
    },
    kyc: {
      title: 'Complete KYC',
      text: 'You show once who you are, with your PAN and one identity paper, and you name a nominee.',
    },
    dashboard: {
      title: 'Access the member dashboard',
      text: 'You log in to the members’ portal, see the projects that are open and choose for yourself.',
    },
  },
  stats: {
    title: 'Who is already here',
    members: 'members',
    invested: 'invested in total',
    investedNote: (running: string, beingBuilt: string) =>
      `${running} in factories that run, ${beingBuilt} in one being built`,
    running: 'factories running',
    runningNote: 'the spice factory and the supermarket',
    vision: 'factories are the vision',
    visionNote: 'a goal, not a promise',
  },
  benefits: {
    title: 'What a share brings',
    coOwn: {
      title: 'Co-own real industries',
      text: 'Every project is a place with a name board, machines and people at work. For each factory a separate private company is formed, and those who fund the project share in its profit.',
      drawing: 'Two members stand before a spice factory with a saw-tooth roof.',
    },
    fraud: {
      title: 'What is done against fraud',
      points: [
        'Audited accounts: the books are closed and checked every year.',
        'A company per factory, so that no factory’s money hides in another’s.',
        'Every rupee listed: what came in and what it went into.',
      ],
      text: 'This makes fraud harder. Nobody can promise you that there is no risk, and we do not.',
      drawing: 'A woman reads an open account book line by line, a man with a turban looks on.',
    },
    lifetime: {
      title: 'Lifetime access',
      text: 'A shareholder stays a shareholder. Your access to the member dashboard does not run out, and your nominee can inherit your profits and rights.',
      drawing: 'An open door; a grandfather and a child walk in together.',
    },
    profit: {
      title: 'Real profit',
      text: 'What a factory has really earned is divided once a year, after the books are closed and audited. If it earned nothing, nothing is divided and you wait for the next year.',
      drawing: 'A spice merchant’s scale with sacks of chilli and turmeric; a woman at work weighs them.',
    },
    guaranteed: 'Guaranteed return',
    guaranteedValue: 'None',
  },
  terms: {
    title: 'The terms, in four parts',
    intro: 'Read them before you give money to anyone.',
    full: 'All terms and conditions',
    ownership: {
      title: 'Ownership',
      points: [
        'A share makes you a co-owner of the public limited company.',
        'For each factory a separate private company is formed.',
        'Joining is by invitation from an existing shareholder.',
        'Shares are unlisted. They cannot be traded until a public offering, which will be announced.',
      ],
    },
    investment: {
      title: 'Investment',
      shares: (price: string, most: string) =>
        `One share is ${price}, and one is the smallest holding. One share application is for ${price} to ${most}.`,
      projects: (least: string, most: string) =>
        `Project money is separate from it: ${least} to ${most}, in multiples of the project’s fixed unit.`,
      points: [
        'You choose each project yourself, in the members’ portal.',
        'Money is non-refundable once it is committed to a project.',
      ],
    },
    profit: {
      title: 'Profit',
      split: (investors: string, partner: string, marketing: string, operations: string) =>
        `Of a factory’s profit, ${investors} goes to its investors, ${partner} to the production partner who runs it, ${marketing} to marketing and ${operations} to operations.`,
      points: [
        'It is divided once a year, after the books are closed and audited.',
        'Profit is not guaranteed. If there is none, investors wait for the next year.',
      ],
    },
    legacy: {
      title: 'Legacy',
      points: [
        'You name a nominee when you apply.',
        'If you die, your nominee can inherit your profits and rights.',
        'This is industrialization, not trading. What you leave behind is a part in factories.',
      ],
    },
  },
  faq: {
    title: 'Asked before joining',
    invitation: {
      question: 'Do I need an invitation?',
      answer: 'Yes. Joining is by invitation from an existing shareholder. If you know none, write to us.',
    },
    least: {
      question: 'What is the least I can put in?',
      answer: (price: string) => `One share, ${price}.`,
    },
    guaranteed: {
      question: 'Is profit guaranteed?',
      answer: 'No. Profit is divided once a year after audit. If there is none, you wait for the next year.',
    },
    sell: {
      question: 'Can I sell my shares?',
      answer:
        'Not yet. Shares are unlisted and cannot be traded until a public offering, which will be announced.',
    },
    refund: {
      question: 'Do I get my money back from a project?',
      answer: 'No. Money is non-refundable once it is committed to a project. Decide before, not after.',
    },
    papers: {
      question: 'Which papers do I need?',
      answer:
        'Your PAN, one identity paper as a photo or scan, and the name of your nominee with the relation to you.',
    },
    where: {
      question: 'How do I know where the money goes?',
      answer:
        'Each factory has a company of its own. Its accounts list every rupee and are audited every year.',
    },
    nominee: {
      question: 'What happens to my share if I die?',
      answer: 'The nominee you named can inherit your profits and rights.',
    },
  },
  closing: {
    title: 'Has somebody invited you?',
    text: 'Then begin today. If not, or if one question is still open, ask us first.',
  },
};

export type JoinWords = typeof join;
