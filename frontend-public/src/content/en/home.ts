/** Words of the landing screen. */
export const home = {
  pageDescription:
    'A community-owned public limited company that builds factories funded by its shareholders. One share is ₹500. Profit is not guaranteed.',
  headline: 'Turn knowledge into legacy',
  line: 'Become a Co-Owner of Real Indian Factories',
  apply: 'Apply for a factory',
  applyNote: 'You know a trade and lack the money for a factory? Send us your plan.',
  risk: 'Profit is not guaranteed. Shares are unlisted. Money committed to a project cannot be refunded.',
  terms: {
    title: 'The terms, before anything else',
    share: 'One share',
    smallest: 'Smallest holding',
    smallestValue: '1 share',
    paidOut: 'Profit paid out',
    paidOutValue: 'Once a year, after audit',
    noProfit: 'If there is no profit',
    noProfitValue: 'You wait for next year',
    guaranteed: 'Guaranteed return',
    guaranteedValue: 'None',
  },
  street: {
    drawing:
      'A street with four buildings: a flour mill with silos, a spice factory with a saw-tooth roof, a supermarket and a cold store. People are at work in front of them.',
    sign: 'SAAJHA BAZAAR',
    board: { hindi: 'हाजीपुर', latin: 'HAJIPUR' },
  },
};

export type HomeWords = typeof home;
