/** Messages of /apply, without the form. */
export const apply = {
  hero: {
    title: 'You have the skill. We open the door.',
    lead: 'Apply for a factory of your own. If members support your plan, they fund it together and you run it.',
    toForm: 'Fill in the form',
    toNext: 'What happens next',
    drawing:
      'A factory shed under construction. Masons build the left wall; the right half is finished, and a woman walks in through its open door with her papers.',
    board: { hindi: 'आपका शहर', latin: 'YOUR TOWN' },
  },
  explainer: {
    title: 'When other doors are closed, we open one.',
    text: [
      'You can know a trade inside out and still not be able to start. Banks ask for property as security. Moneylenders want their money back too soon. Rich partners want to own everything.',
      'Here, thousands of members each invest a small amount. Together they can pay for a factory that one skilled person could not afford. A separate private company is formed for it, and you run it as its production partner.',
    ],
    drawing:
      'A long building with three locked shutters and one open door. A woman walks in, and a man shows her the way.',
    account: {
      title: 'How a factory’s profit is divided',
      note: 'Once a year, after the books are closed and audited.',
      wall: (all: string, you: string, investors: string, marketing: string, operations: string) =>
        `${all} bricks: ${you} for you, ${investors} for the project investors, ${marketing} for marketing, ${operations} for operations`,
      partner: 'You, the production partner',
      investors: 'Project investors',
      marketing: 'Marketing',
      operations: 'Legal, audit, IT and office',
      guaranteed: 'Guaranteed return',
      guaranteedValue: 'None',
    },
    risk: 'Profit is not guaranteed. If there is none, everyone waits for the next year. Shares are unlisted, and money committed to a project cannot be refunded.',
  },
  dreamers: {
    title: 'Who could apply? Four examples',
    note: 'These four people are fictional. They show who this page is for; they are not applicants or members. Factories drawn in dashes are not built yet.',
    tag: 'Example',
    idea: 'Idea',
    asks: 'Amount needed',
    cuttingMaster: {
      name: 'Savita',
      trade: 'Cutting master',
      town: 'Varanasi',
      story:
        'She has cut cloth in other people’s workshops for years and has taught her neighbours to stitch. She wants a workshop with machines of their own.',
    },
    litchiGrower: {
      name: 'Ramashish',
      trade: 'Litchi grower',
      town: 'Muzaffarpur',
      story:
        'His litchis are in season for a few weeks and spoil within days. He wants to pulp and bottle them in the village instead of selling them cheap at the roadside.',
    },
    repairTechnician: {
      name: 'Imran',
      trade: 'Repair technician',
      town: 'Bhiwandi',
      story:
        'He has repaired fans, motors and lamps since he left school and knows why they fail. He wants to make fans and motors that last.',
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
    intro: 'Your application goes through three steps.',
    steps: [
      [
        'Community review',
        'Members read your plan and ask questions. Is there a need for it? Is the location right? Do the numbers add up?',
      ],
      ['Interview', 'The office will talk to you about the work, the site, the machines and the costs.'],
      [
        'Funding and launch',
        'If enough members choose it, they fund the factory, a private company is formed for it, and the work begins.',
      ],
    ] as ReadonlyArray<readonly [string, string]>,
    risk: 'A review is not a promise of funding. A factory is built only if enough members choose it. Profit is not guaranteed to anyone.',
    back: 'Back to the form',
  },
};

export type ApplyMessages = typeof apply;
