import { projects } from './projects';

/** Messages of the home page. */
export const home = {
  headline: 'Turn knowledge into legacy',
  line: 'Become a Co-Owner of Real Indian Factories',
  becomeShareholder: 'Become a shareholder',
  explore: 'Explore projects',
  apply: 'Apply for a factory',
  terms: {
    title: 'The terms, before anything else',
    share: 'One share',
    smallest: 'Minimum holding',
    smallestValue: (shares: string) => `${shares} share`,
    paidOut: 'Profit paid out',
    paidOutValue: 'Once a year, after audit',
    noProfit: 'If there is no profit',
    noProfitValue: 'You wait for the next year',
    guaranteed: 'Guaranteed return',
    guaranteedValue: 'None',
  },
  street: {
    drawing:
      'A street with four buildings: a flour mill with silos, a spice factory with a saw-tooth roof, a supermarket and a cold store. People are at work in front of them.',
    sign: 'SAAJHA BAZAAR',
    board: { hindi: 'हाजीपुर', latin: 'HAJIPUR' },
  },
  stats: {
    title: 'Where we stand',
    members: 'members',
    invested: 'invested in total',
    investedNote: (running: string, beingBuilt: string) =>
      `${running} in running factories, ${beingBuilt} in one being built`,
    activeProjects: 'active projects',
    activeProjectsNote: (running: string) => `${running} running; the alkaline water plant is being built`,
    jobs: 'jobs created',
    jobsNote: (target: string) => `Our target is ${target}`,
  },
  quote: '“Industrialization, not trading. We do not buy and sell. We build, run and share.”',
  journey: {
    title: 'How to join, in four steps',
    getInvited: {
      title: 'Get Invited',
      text: 'An existing shareholder sends you an invitation. Ask about their experience.',
    },
    buyShare: {
      title: 'Buy Share',
      text: (price: string) =>
        `One share costs ${price}, and one is enough. You stay a shareholder for life.`,
    },
    exploreProjects: {
      title: 'Explore Projects',
      text: 'See where each factory is, what it costs and its fixed unit of investment.',
    },
    investAndEarn: {
      title: 'Invest & Earn',
      text: 'Choose a project and invest. Profit, if any, is shared once a year, after the books are closed and audited.',
    },
  },
  projects: {
    title: 'Factories you can go and see',
    note: (brick: string) =>
      `Two are running today, and the third is being built. Each brick is ${brick}% of the project.`,
    all: 'All projects and stories',
    texts: { spice: projects.spice, supermarket: projects.supermarket, water: projects.water },
    pictures: {
      spice: {
        outside:
          'The spice factory in Hajipur: a shed with a saw-tooth roof, a chimney, heaps of chilli and turmeric, people who carry and sweep.',
        work: 'Inside the spice factory: chillies go into a mill, tins come out on a belt, two people work at it.',
        product:
          'Packets of ground spice on a table, bowls of chilli, turmeric and coriander below, two people packing.',
      },
      supermarket: {
        outside:
          'The community supermarket in Agra with its striped awning; a mother, a girl and a man with a trolley.',
        work: 'Inside the supermarket: full shelves, a mother and a girl choosing, a shopkeeper at the counter.',
        product: 'A jute bag full of groceries on the counter, between the shopkeeper and a customer.',
      },
      water: {
        outside:
          'The alkaline water plant as planned in Jhansi: an electrolysis cell behind glass, two tanks, a rack of bottles, two people.',
        work: 'Inside the planned water plant: a large electrolysis cell between two tanks, two people watch it.',
        product: 'Bottles of water under a filling line; one person closes them, another carries a crate.',
      },
    },
  },
  legacy: {
    title: 'What you build, your family keeps',
    text: 'Name a nominee when you join. If you die, they can inherit your profits and your rights.',
    shareholders: (year: string) => `shareholders: the goal of our ${year} plan`,
    factories: 'factories: our vision',
    start: 'Get Started',
    goals: 'Goals are not promises.',
    drawing: 'An old tree before the sun. Under it stand a grandfather with a girl, and a couple.',
  },
};

export type HomeMessages = typeof home;
