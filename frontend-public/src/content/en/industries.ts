import { projects } from './projects';

/** Messages of /industries. */
export const industries = {
  hero: {
    title: 'Factory Vision',
    lead: (sectors: string, running: string, beingBuilt: string) =>
      `${sectors} sectors that every town needs. ${running}\u00a0factories are running today, and ${beingBuilt}\u00a0is being built. The others are still planned, awaiting members’ funding.`,
    toSectors: 'See the sectors',
    drawing:
      'A street on a blue plan. A spice factory and a supermarket stand in colour, with people at work. The other factories are dashed outlines; between them people measure the ground and read a plan.',
    sign: 'SAAJHA BAZAAR',
  },
  stats: {
    title: 'What we are working towards',
    sectors: 'target sectors',
    sectorsNote: 'Some have a project; most are still open.',
    industries: 'industries',
    industriesNote: 'Target, not reached yet',
    factories: 'factories',
    factoriesNote: (running: string) => `Target. Today ${running} are running.`,
    funding: 'to fund a factory',
    fundingNote: 'Target for one factory, funded by many',
  },
  sectors: {
    title: 'Our target sectors',
    intro: 'We make everyday goods, close to the people who buy them.',
    example: 'Example',
    noProject: 'No project yet',
    other: 'Is your trade not listed, or is it in water or energy? Choose “Other” in the form.',
    toProjects: 'All projects and stories',
    all: {
      food: {
        title: 'Agriculture & Food Processing',
        text: 'Local produce is cleaned, ground and packed nearby, before it spoils.',
        example: 'Chilli, turmeric and coriander, from sack to packet',
      },
      household: {
        title: 'FMCG & Personal Care',
        text: 'Soap, oil and cream that every home buys again and again.',
        example: 'Bathing soap and hair oil from pressed oilseed',
      },
      retail: {
        title: 'Retail & Supermarket',
        text: 'Shops owned by the people who buy there, which also sell what members’ factories make.',
        example: 'Groceries and household goods under one roof',
      },
      electronics: {
        title: 'Electronics & Appliances',
        text: 'Lamps, fans and stoves, assembled by people who can also repair them.',
        example: 'LED lamps, assembled and tested',
      },
      textiles: {
        title: 'Apparel & Textiles',
        text: 'Cutting, stitching and finishing on the factory’s own machines instead of piecework at home.',
        example: 'Shirts and school uniforms',
      },
      health: {
        title: 'Healthcare & Pharma',
        text: 'Basic supplies that a clinic must never run out of, made under licence and inspection.',
        example: 'Bandages, rehydration salts, herbal syrup',
      },
      training: {
        title: 'Education & Training',
        text: 'Workshops where people learn on the machines that they will work on later.',
        example: 'A school for welders, electricians and tailors',
      },
      construction: {
        title: 'Infrastructure & Mining',
        text: 'Building materials for houses and roads, made from stone, sand and ash.',
        example: 'Fly-ash bricks and paving blocks',
      },
      packaging: {
        title: 'Paper & Packaging',
        text: 'Boxes, bags and plates that other factories and shops need every day.',
        example: 'Cartons, paper bags and leaf plates',
      },
      transport: {
        title: 'Logistics & Transport',
        text: 'Warehouses and trucks that bring in raw material and deliver finished goods.',
        example: 'A cold store with its own delivery truck',
      },
      automobile: {
        title: 'Automobile',
        text: 'Parts and vehicles for short trips, built near the roads they run on.',
        example: 'Bodies and parts for electric rickshaws',
      },
      water: {
        title: 'Water & Clean Energy',
        text: 'Clean water and power for places that have waited long for both.',
        example: 'Treated drinking water, bottled on site',
      },
    },
  },
  next: {
    title: 'Two ways to take part',
    skilled: {
      title: 'You know one of these trades',
      text: 'Send us your plan. Members review it. If enough of them choose it, they fund the factory and you run it.',
      more: 'How applying works',
    },
    owner: {
      title: 'You want to own part of a factory',
      text: (share: string) =>
        `Only shareholders can fund factories. One share costs ${share}. Then you choose the project that your money goes into.`,
      button: 'Become a shareholder',
    },
  },
  projects,
};

export type IndustriesMessages = typeof industries;
