/** One of the four made-up people at the door. */
export interface Dreamer {
  name: string;
  trade: string;
  town: string;
  story: string;
}

/** Words of the screen Apply, apart from the form. */
export const apply = {
  hero: {
    title: 'You have the skill. We open the door.',
    lead: 'Apply for a factory of your own. If your plan holds up, members fund it together, and you run it.',
    toForm: 'Fill in the form',
    toNext: 'What happens next',
    drawing:
      'A shed that is still being built. Masons lay the left wall; the right half is finished, its door stands open and a woman walks in with her papers.',
    board: { hindi: 'आपका शहर', latin: 'YOUR TOWN' },
  },
  explainer: {
    title: 'Many doors stay shut. This one opens.',
    text: [
      'You can know a trade from end to end and still not be able to start. A bank wants property as security. A moneylender wants it back by Monday. Someone rich wants to own all of it.',
      'Here thousands of members each put in a little. Together they build the factory that one skilled person could never pay for. A separate private company is formed for it, and you run it as its production partner.',
    ],
    drawing:
      'A long building with three locked shutters and one open door. A woman walks in, a man shows her the way.',
    account: {
      title: 'How a factory’s profit is divided',
      note: 'Once a year, after the books are closed and audited.',
      wall: (all: string, you: string, investors: string, marketing: string, operations: string) =>
        `${all} bricks: ${you} for you, ${investors} for the project investors, ${marketing} for marketing, ${operations} for operations`,
      partner: 'You, the production partner',
      investors: 'Project investors',
      marketing: 'Marketing',
      operations: 'Legal, audit, IT and office',
      guaranteed: 'Guaranteed profit',
      guaranteedValue: 'None',
    },
    risk: 'Profit is not guaranteed. If there is none, everyone waits for the next year. Shares are unlisted, and money committed to a project cannot be refunded.',
  },
  dreamers: {
    title: 'Four people at the door',
    note: 'These four are made up, to show who this page is for. They are neither applicants nor members. A dashed factory is one that is not built.',
    tag: 'Example',
    idea: 'Idea',
    asks: 'Would ask for',
    cuttingMaster: {
      name: 'Savita',
      trade: 'Cutting master',
      town: 'Varanasi',
      story:
        'She has cut cloth in other people’s units for years and taught her neighbours to stitch. She wants one floor with machines of their own.',
    },
    litchiGrower: {
      name: 'Ramashish',
      trade: 'Litchi grower',
      town: 'Muzaffarpur',
      story:
        'His fruit is ripe for a few weeks and spoils within days. He wants to pulp and bottle it in the village instead of selling it cheap at the roadside.',
    },
    repairTechnician: {
      name: 'Imran',
      trade: 'Repair technician',
      town: 'Bhiwandi',
      story:
        'He has mended fans, motors and lamps since he left school, and he knows why they fail. He wants to make ones that last.',
    },
    leafPlateMaker: {
      name: 'Birsi',
      trade: 'Leaf-plate maker',
      town: 'Ranchi',
      story:
        'The women of her village press sal leaves into plates, one at a time. With a row of machines they could fill a wholesaler’s order.',
    },
  },
  next: {
    title: 'What happens next',
    intro: 'Three steps, and each stands on the last.',
    steps: [
      [
        'Community review',
        'Members read your plan and ask questions: is it needed, is the place right, do the numbers hold?',
      ],
      ['Interview', 'The office talks with you about the work, the site, the machines and the costs.'],
      [
        'Funding and launch',
        'Members fund the factory, a private company is formed for it, and the work begins.',
      ],
    ] as ReadonlyArray<readonly [string, string]>,
    risk: 'A review is not a promise. A factory is built only when enough members choose it, and nobody’s profit is guaranteed.',
    back: 'Back to the form',
  },
};

export type ApplyWords = typeof apply;
