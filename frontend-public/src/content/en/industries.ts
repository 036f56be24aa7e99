import { projects } from './projects';

/** A sector of the board. Its title is the business idea that the factory form offers for it. */
export interface SectorText {
  title: string;
  text: string;
  /** One thing that a factory of this sector could make. */
  example: string;
}

/** Words of the screen at /industries. */
export const industries = {
  hero: {
    title: 'Factory Vision',
    lead: (sectors: string, running: string) =>
      `${sectors} sectors that every town needs. ${running} factories run today. The rest of the street is a drawing, until members build it.`,
    toSectors: 'See the sectors',
    drawing:
      'A street on a blue plan. A spice factory and a supermarket stand in colour, with people at work. The other factories are dashed outlines; between them people measure the ground and read a plan.',
    sign: 'SAAJHA BAZAAR',
  },
  stats: {
    title: 'Where this should lead',
    sectors: 'sectors on the board',
    sectorsNote: 'Chosen. Some have a project, most are still open.',
    industries: 'industries',
    industriesNote: 'Target, not reached yet',
    factories: 'factories',
    factoriesNote: (running: string) => `Target. Today ${running} run.`,
    funding: 'to fund a factory',
    fundingNote: 'Target for one factory, shared by many',
  },
  sectors: {
    title: 'The board of sectors',
    intro:
      'No factory here makes something fashionable. It makes what people buy anyway, as close to them as possible.',
    example: 'Example',
    noProject: 'No project yet',
    other: 'Water, energy, or a trade that is not on the board: choose “Other” in the form.',
    toProjects: 'All projects and stories',
    all: {
      food: {
        title: 'Agriculture & Food Processing',
        text: 'What grows around a town is cleaned, ground and packed there, before it spoils or travels.',
        example: 'Chilli, turmeric and coriander, from sack to packet',
      },
      household: {
        title: 'FMCG & Personal Care',
        text: 'Soap, oil and cream that every home uses up and buys again.',
        example: 'Bathing soap and hair oil from pressed oilseed',
      },
      retail: {
        title: 'Retail & Supermarket',
        text: 'A shop that belongs to the people who buy in it, and a shelf for what members make.',
        example: 'Groceries and household goods under one roof',
      },
      electronics: {
        title: 'Electronics & Appliances',
        text: 'Lamps, fans and stoves, put together by people who can also mend them.',
        example: 'LED lamps, assembled and tested',
      },
      textiles: {
        title: 'Apparel & Textiles',
        text: 'Cutting, stitching and finishing on the factory’s own machines instead of piecework at home.',
        example: 'Shirts and school uniforms',
      },
      health: {
        title: 'Healthcare & Pharma',
        text: 'Simple things that a clinic must never run out of, made under licence and inspection.',
        example: 'Bandages, rehydration salts, herbal syrup',
      },
      training: {
        title: 'Education & Training',
        text: 'Workshops where people learn on the machines that they will work on later.',
        example: 'A school for welders, electricians and tailors',
      },
      construction: {
        title: 'Infrastructure & Mining',
        text: 'Stone, sand and ash become what houses and roads are built of.',
        example: 'Fly-ash bricks and paving blocks',
      },
      packaging: {
        title: 'Paper & Packaging',
        text: 'Every factory on this board sends its goods out in something.',
        example: 'Cartons, paper bags and leaf plates',
      },
      transport: {
        title: 'Logistics & Transport',
        text: 'Stores and trucks that bring raw goods in and finished goods out.',
        example: 'A cold store with its own delivery truck',
      },
      automobile: {
        title: 'Automobile',
        text: 'Parts and vehicles for short ways, built near the roads that they run on.',
        example: 'Bodies and parts for electric rickshaws',
      },
      water: {
        title: 'Water & Clean Energy',
        text: 'Clean water and power for places that wait long for both.',
        example: 'Treated drinking water, bottled on the spot',
      },
    },
  },
  next: {
    title: 'Two ways from the board to a factory',
    skilled: {
      title: 'You know one of these trades',
      text: 'Send your plan. Members review it, and if enough of them choose it they fund the factory and you run it.',
      more: 'How applying works',
    },
    owner: {
      title: 'You want to own a part of one',
      text: (share: string) =>
        `Only shareholders can fund factories. One share is ${share}. Then you choose the project that your money goes into.`,
      button: 'Become a shareholder',
    },
  },
  projects,
};

export type IndustriesWords = typeof industries;
