/** Messages of /join. Amounts and counts are passed in as formatted text from the register of figures. */
export const join = {
  title: 'It begins with one share',
  lead: 'An existing shareholder invites you. You buy one share or more and become a co-owner of a company that builds real factories.',
  getStarted: 'GET STARTED TODAY',
  getStartedNote: 'Opens the member portal, where you log in and complete KYC.',
  contactUs: 'CONTACT US',
  apply: 'Apply to become a shareholder',
  paper: {
    drawing:
      'Four members hold up a large share certificate. Four lines on it are blank: invited by, number of shares, KYC, member dashboard.',
    title: 'Share certificate',
    lines: ['Invited by', 'Number of shares', 'KYC', 'Member dashboard'],
    note: 'An illustration, not a real certificate',
  },
  steps: {
    title: 'How to join, in four steps',
    invited: {
      title: 'Get invited',
      text: 'An existing shareholder invites you. If they gave you a referral code, keep it ready.',
      textWithCode:
        'An existing shareholder invites you and gives you a referral code. You need it to apply.',
    },
    buy: {
      title: 'Buy at least 1 share',
      text: (price: string) => `One share costs ${price}. One is enough; you can buy more.`,
    },
    kyc: {
      title: 'Complete KYC',
      text: 'You prove your identity once, with your PAN and one identity proof, and name a nominee.',
    },
    dashboard: {
      title: 'Access the member dashboard',
      text: 'You log in to the member portal, see the open projects and choose for yourself.',
    },
  },
  stats: {
    title: 'Our community so far',
    members: 'members',
    invested: 'invested in total',
    investedNote: (running: string, beingBuilt: string) =>
      `${running} in running factories, ${beingBuilt} in one being built`,
    running: 'factories running',
    runningNote: 'the spice factory and the supermarket',
    vision: 'factories: our vision',
    visionNote: 'a goal, not a promise',
  },
  benefits: {
    title: 'What you get with a share',
    coOwn: {
      title: 'Co-own real industries',
      text: 'Every project is a real place with machines and people at work. A separate private company is formed for each factory, and those who fund the project share in its profit.',
      drawing: 'Two members stand before a spice factory with a saw-tooth roof.',
    },
    fraud: {
      title: 'What is done against fraud',
      points: [
        'Audited accounts: the books are closed and audited every year.',
        'A separate company for each factory, so that money is not mixed.',
        'Every rupee listed: what came in and where it went.',
      ],
      text: 'This makes fraud harder. Nobody can promise that there is no risk, and neither do we.',
      drawing: 'A woman reads an open account book line by line, a man with a turban looks on.',
    },
    lifetime: {
      title: 'Lifetime access',
      text: 'You remain a shareholder for life. Your access to the member dashboard does not expire, and your nominee can inherit your profits and rights.',
      drawing: 'An open door; a grandfather and a child walk in together.',
    },
    profit: {
      title: 'Real profit',
      text: 'What a factory actually earns is divided once a year, after the books are closed and audited. If there is no profit, nothing is divided and you wait for the next year.',
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
        `One share costs ${price}, and the minimum is one share. One share application can be for ${price} to ${most}.`,
      projects: (least: string, most: string) =>
        `Project investments are separate: ${least} to ${most}, in multiples of the project’s fixed unit.`,
      points: [
        'You choose each project yourself, in the member portal.',
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
        'This is industrialization, not trading. What you leave behind is a share in real factories.',
      ],
    },
  },
  faq: {
    title: 'Questions before joining',
    invitation: {
      question: 'Do I need an invitation?',
      answer:
        'Yes. Joining is by invitation from an existing shareholder. If you do not know one, write to us.',
    },
    least: {
      question: 'What is the least I can invest?',
      answer: (price: string) => `One share, ${price}.`,
    },
    guaranteed: {
      question: 'Is profit guaranteed?',
      answer:
        'No. Profit is divided once a year, after audit. If there is no profit, you wait for the next year.',
    },
    sell: {
      question: 'Can I sell my shares?',
      answer:
        'Not yet. Shares are unlisted and cannot be traded until a public offering, which will be announced.',
    },
    refund: {
      question: 'Do I get my money back from a project?',
      answer:
        'No. Money is non-refundable once it is committed to a project. Think carefully before you commit.',
    },
    papers: {
      question: 'Which documents do I need?',
      answer: 'Your PAN, a photo or scan of one identity proof, and your nominee’s name and relation to you.',
    },
    where: {
      question: 'How do I know where the money goes?',
      answer: 'Each factory is a separate company. Its accounts list every rupee and are audited every year.',
    },
    nominee: {
      question: 'What happens to my share if I die?',
      answer: 'The nominee you named can inherit your profits and rights.',
    },
  },
  closing: {
    title: 'Have you been invited?',
    text: 'Then you can start today. If not, or if you still have a question, ask us first.',
  },
  spiceClub: {
    text: 'Not ready to invest? The spices of our factory come to your door every month:',
    link: 'Premium Spice Club',
  },
};

export type JoinMessages = typeof join;
