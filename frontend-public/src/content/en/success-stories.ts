import { projects } from './projects';

/** Messages of /success-stories. */
export const successStories = {
  projects,
  hero: {
    title: 'Two factories running. Five more on the way.',
    lead: 'What has been built with members’ money, what it cost, and who works there today.',
    drawing:
      'A machine operator, a packer, a shopkeeper and a shareholder stand side by side before a rising sun.',
  },
  stats: {
    title: 'In figures',
    invested: 'Total investment',
    investedParts: (running: string, beingBuilt: string) =>
      `${running} in running factories, ${beingBuilt} in one being built`,
    jobs: 'Jobs created',
    investors: 'Investors joined',
    running: 'Projects running',
    runningNames: 'Spice factory and supermarket',
    asOf: (month: string) => `Figures as of ${month}.`,
  },
  stories: {
    title: 'Success stories',
    lead: 'Both are in towns you can go to.',
    builtWith: 'Built with',
    investors: 'Investors',
    jobs: 'Jobs',
    timeline: 'Timeline',
    next: 'Next',
    timelineNote: 'The steps are in the order they happened. We give a year only when our records state it.',
    achievements: 'Key achievements',
    spice: {
      outside:
        'The spice factory in Hajipur: a shed with a saw-tooth roof, a chimney, heaps of chilli and turmeric, people at work.',
      work: 'Inside the spice factory: a mill with a yellow hopper fills tins on a belt.',
      product: 'What the spice factory makes: packed spices.',
      timeline: (amount: string, investors: string) => [
        'A private company is formed for the factory.',
        `${investors} investors put in ${amount}.`,
        'The factory is built and starts work.',
        'It makes a profit.',
      ],
      achievements: (investors: string, jobs: string) => [
        `One factory, owned by ${investors} investors`,
        `${jobs} jobs in Hajipur`,
        'Fully built and profitable',
      ],
    },
    supermarket: {
      sign: 'SAAJHA BAZAAR',
      outside:
        'The supermarket in Agra: a shop front with a red parapet and a striped awning, families go in and out.',
      work: 'Inside the supermarket: shelves up to the ceiling, and a counter where a customer pays.',
      product: 'What the supermarket sells: a basket of groceries.',
      timeline: (amount: string, investors: string) => [
        'A private company is formed for the shop.',
        `${investors} investors put in ${amount}.`,
        'The shop is fitted and opens its doors.',
      ],
      achievements: (investors: string, jobs: string) => [
        `One supermarket, owned by ${investors} investors`,
        `Work for ${jobs} families`,
        'Fully built and running',
      ],
    },
    everyYear: 'Every year the books are closed and audited. If there is profit, it is shared.',
  },
  comingSoon: {
    title: 'Coming Soon',
    lead: 'Five projects: one is being built, and four are in preparation. Bricks show how far a project’s plan has come, not money spent; a dashed wall means no percentage is published.',
    updates: 'GET UPDATES',
    updatesOn: (project: string) => `on ${project}`,
    drawings: {
      led: 'The LED plant: three vaulted roofs with solar panels, lamps in the window and one giant bulb.',
      garments:
        'The garment unit: two storeys, a sewing machine in every window, shirts on a line on the roof.',
      flour:
        'The flour mill: a millstone in the arch, two silos, wheat on both sides and sacks being filled.',
      water:
        'The alkaline water plant: a cell with a plus and a minus pole, two tanks, and a rack of bottles.',
      frozen:
        'The frozen-food store: a door with a snowflake, fans on the roof, hills, and a truck being loaded.',
    },
    slider: {
      pause: 'Stop the projects from moving',
      play: 'Move the projects automatically',
      previous: 'Previous project',
      next: 'Next project',
      place: (project: string, shown: string, of: string) => `${project}, ${shown} of ${of}`,
    },
  },
  testimonials: {
    title: 'What members could say',
    note: 'These four people and their words are fictional. Members who agree to be quoted will take their place.',
    tag: 'Example',
    play: 'Play',
    videoOf: (name: string) => `the video of ${name}`,
    player: (name: string) => `Video of ${name}`,
    playerNote: 'Videos come from YouTube. Nothing is loaded from there until you press Play.',
    people: {
      ramesh: {
        initials: 'RK',
        name: 'Ramesh Kumar',
        role: 'Shareholder, Hajipur',
        quote: (larger: string, _smaller: string) =>
          `“I put in ${larger}. Once a year I get the account, and I can read every line of it.”`,
      },
      sunita: {
        initials: 'SD',
        name: 'Sunita Devi',
        role: 'Shareholder, Agra',
        quote: (_larger: string, smaller: string) =>
          `“I started with ${smaller}. Then I went there and bought my rice in a shop that is partly mine.”`,
      },
      amit: {
        initials: 'AV',
        name: 'Amit Verma',
        role: 'Production partner',
        quote: (_larger: string, _smaller: string) =>
          '“I knew the work. I did not have the money. Members did.”',
      },
      meena: {
        initials: 'MP',
        name: 'Meena Prasad',
        role: 'Shareholder, Varanasi',
        quote: (_larger: string, _smaller: string) =>
          '“They told me first what can go wrong. That is why I listened to the rest.”',
      },
    },
  },
  closing: {
    title: 'Invest, or propose a factory',
    shareholder: 'BECOME A SHAREHOLDER',
    factory: 'APPLY FOR FACTORY',
  },
};

export type SuccessStoriesMessages = typeof successStories;
