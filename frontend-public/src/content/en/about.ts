/** Messages of /about. */
export const about = {
  hero: {
    title: 'Who We Are',
    lead: 'We are a public limited company owned by its shareholders. Together we build what none of us could build alone.',
    drawing:
      'Seven people of different trades pass bricks from hand to hand, from a heap to a wall. Two masons lay them; the roof above the wall is still a dashed outline.',
  },
  mission: {
    title: 'Our mission',
    statement: 'Industrialization, not trading.',
    text: [
      'Many people know a trade but have no money for a factory. Many more have a little money but no way to own part of one. We bring them together. Thousands of members each invest a small amount, and a skilled partner runs the factory.',
      'A separate private company is formed for every factory. Its books are closed and audited once a year. Only then is the profit divided, in percentages fixed in advance.',
      'Members’ money goes into buildings and machines. We do not promise a return. If a factory makes no profit, nothing is paid and its investors wait for the next year.',
    ],
  },
  join: {
    title: 'Who can join',
    intro:
      'Joining is by invitation from an existing shareholder. You need neither a trade nor any knowledge of shares.',
    needsTitle: 'Have these ready',
    needs: ['your PAN', 'an identity proof', 'the name of your nominee'],
    benefitsTitle: 'What shareholders get',
    benefits: {
      owner: {
        name: 'Part of the company',
        text: (shares: string, price: string) => `From ${shares} share upwards. One share costs ${price}.`,
      },
      choice: {
        name: 'Your choice of factory',
        text: 'Only shareholders can fund factories. You choose the project and invest in multiples of its fixed unit.',
      },
      profit: {
        name: 'A share of the profit',
        text: (percent: string) =>
          `${percent}% of a factory’s profit goes to those who funded it, once a year. If there is no profit, you wait for the next year.`,
      },
      books: {
        name: 'Audited accounts',
        text: 'Every factory is a separate company with its own accounts.',
      },
      life: {
        name: 'Shareholder for life',
        text: 'You remain a shareholder for life. Shares cannot be traded until a public offering.',
      },
      nominee: {
        name: 'A legacy to pass on',
        text: 'If you die, the nominee you have named can inherit your profits and rights.',
      },
    },
    button: 'Become a shareholder',
    more: 'How it works',
  },
  timeline: {
    title: 'Our story so far',
    intro: 'Read from the bottom up; dashed bricks are still planned.',
    foundation: {
      years: (from: string, to: string) => `${from}-${to}`,
      name: 'Foundation',
      text: (citizens: string) => `${citizens} citizens came together.`,
    },
    launch: {
      years: (from: string) => `${from}-Now`,
      name: 'Launch Phase',
      text: (running: string) => `The first factories open. Today ${running} are running.`,
    },
    scaleUp: {
      years: (goal: string) => `${goal} Goal`,
      name: 'Scale Up',
      text: (shareholders: string, industries: string) =>
        `${shareholders} shareholders and ${industries} new industries.`,
      note: (goal: string) => `This is our plan for ${goal}, not a result.`,
    },
  },
  targets: {
    title: 'Today, and where we want to be',
    intro: 'Targets are what we work towards. They are not promises.',
    today: 'Today',
    target: 'Target',
    shareholders: { name: 'Shareholders', note: (year: string) => `Plan for ${year}` },
    factories: { name: 'Factories running' },
    industries: { name: 'Industries', today: 'Food processing and retail' },
    jobs: { name: 'Jobs' },
    toStories: 'See our running factories',
    toSectors: 'See our target sectors',
  },
};

export type AboutMessages = typeof about;
