/** Words of the screen at /about. */
export const about = {
  hero: {
    title: 'Who We Are',
    lead: 'A public limited company that belongs to its shareholders. What none of us can build alone, we build together.',
    drawing:
      'Seven people of different trades pass bricks from hand to hand, from a heap to a wall. Two masons lay them; the roof above the wall is still a dashed outline.',
  },
  mission: {
    title: 'Our mission',
    statement: 'Industrialization, not trading.',
    text: [
      'Many people know a trade and have no money for a factory. Many more have a little money and no way into one. We bring them together: thousands put in a small amount each, somebody skilled runs the works.',
      'A separate private company is formed for every factory. Its books are closed and audited once a year. Only then is profit divided, in parts that are fixed beforehand.',
      'Members’ money goes into buildings and machines. We do not promise a return. A factory that makes no profit pays none, and its investors wait for the next year.',
    ],
  },
  join: {
    title: 'Who can join',
    intro:
      'Joining is by invitation. Ask somebody who already is a shareholder. You need no knowledge of shares and no trade of your own.',
    needsTitle: 'Have ready',
    needs: ['your PAN', 'an identity paper', 'the name of your nominee'],
    benefitsTitle: 'What a shareholder has',
    benefits: {
      owner: {
        name: 'A part of the company',
        text: (shares: string, price: string) => `Starts at ${shares} share. One share is ${price}.`,
      },
      choice: {
        name: 'The choice of factory',
        text: 'Only shareholders can fund factories. You choose the project and put in a multiple of its fixed unit.',
      },
      profit: {
        name: 'A part of the profit',
        text: (percent: string) =>
          `${percent}% of a factory’s profit goes to those who funded it, once a year. If there is none, you wait for the next year.`,
      },
      books: {
        name: 'Audited books',
        text: 'Every factory is a company of its own, so that its accounts are its own as well.',
      },
      life: {
        name: 'A place for life',
        text: 'You stay a shareholder. The shares cannot be traded until there is a public offering.',
      },
      nominee: {
        name: 'Something to pass on',
        text: 'When you die, the nominee you have named can inherit your profits and rights.',
      },
    },
    button: 'Become a shareholder',
    more: 'How it works',
  },
  timeline: {
    title: 'Course by course',
    intro: 'A wall is read from the bottom. Dashed bricks are not laid.',
    foundation: {
      years: (from: string, to: string) => `${from}-${to}`,
      name: 'Foundation',
      text: (citizens: string) => `${citizens} citizens come together.`,
    },
    launch: {
      years: (from: string) => `${from}-Now`,
      name: 'Launch Phase',
      text: (running: string) => `Plans become buildings. Today ${running} factories run.`,
    },
    scaleUp: {
      years: (goal: string) => `${goal} Goal`,
      name: 'Scale Up',
      text: (shareholders: string, industries: string) =>
        `${shareholders} shareholders and ${industries} new industries.`,
      note: (goal: string) => `The plan of ${goal}. A plan is not a result.`,
    },
  },
  targets: {
    title: 'Today, and where we want to be',
    intro: 'A target is what we work for. It is not a promise.',
    today: 'Today',
    target: 'Target',
    shareholders: { name: 'Shareholders', note: (year: string) => `Plan of ${year}` },
    factories: { name: 'Factories running' },
    industries: { name: 'Industries', today: 'Food processing and retail' },
    jobs: { name: 'Jobs' },
    toStories: 'See the factories that run',
    toSectors: 'See the sectors we aim at',
  },
};

export type AboutWords = typeof about;
