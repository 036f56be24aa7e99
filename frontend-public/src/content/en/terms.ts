import type { LegalFrameWords, LegalSections } from '../legal-text';
import type { TermsFigures } from '../terms-figures';

/** Words of the screen at /terms. */
export const terms = {
  frame: {
    title: 'Terms and conditions',
    lead: 'What you agree to when you become a shareholder, fund a factory, apply for one or subscribe to spices.',
    version: (day) => `These terms hold from ${day}.`,
    contents: 'On this page',
  } as LegalFrameWords,
  support: 'Questions about these terms',
  sections: (company: string, figures: TermsFigures): LegalSections => ({
    short: {
      title: 'In short',
      blocks: [
        {
          list: [
            'Profit is not guaranteed. If no profit is made, you wait for the next year.',
            'Shares are unlisted. They cannot be traded until a public offering.',
            'Money is non-refundable once it is committed to a project.',
            'Put in only what you can do without.',
          ],
        },
      ],
    },
    scope: {
      title: 'What these terms are for',
      blocks: [
        `They stand between you and ${company}, “the company”. They apply when you use this site and when you send one of its forms.`,
        'Money is paid in and projects are chosen in the members’ portal. What you sign there, the law, and the papers of the company and of each factory come before this page.',
      ],
    },
    ownership: {
      title: 'Ownership',
      blocks: [
        {
          list: [
            'A share makes you a co-owner of the public limited company.',
            'Joining is by invitation from an existing shareholder. The company may decline an application.',
            `One share costs ${figures.sharePrice}, and one is enough. The price can change; what counts is the price shown when you apply. One application is for ${figures.applicationFrom} to ${figures.applicationTo}.`,
            'Before you are entered as a shareholder you show who you are (KYC). You stay a shareholder for life.',
            'For each factory a separate private company is formed. Directors are appointed to run it.',
          ],
        },
      ],
    },
    investment: {
      title: 'Investment',
      blocks: [
        {
          list: [
            'Only shareholders can fund factories.',
            `What you put into projects is ${figures.projectFrom} to ${figures.projectTo}, in multiples of the project’s fixed unit.`,
            'You choose each project yourself. Nobody who works for the company may choose for you or promise you a return.',
            'This is industrialization, not trading: the money builds and runs factories.',
          ],
        },
      ],
    },
    nonRefundable: {
      title: 'Money is non-refundable once committed',
      blocks: [
        'Once you have committed money to a project, it is not paid back, whether the project is delayed, changed or without profit. It is in machines, buildings and goods. A factory can also fail, and then the money can be lost.',
      ],
    },
    unlisted: {
      title: 'Shares are unlisted',
      blocks: [
        'The shares are on no stock exchange and cannot be traded. That stays so until a public offering, which will be announced. Nobody can say today when that will be or what a share will then be worth.',
      ],
    },
    profit: {
      title: 'Profit',
      blocks: [
        'The profit of a factory is divided once a year, after the books are closed and audited:',
        {
          rows: [
            ['Production partner, who runs the factory', figures.partner],
            ['Project investors', figures.investors],
            ['Marketing', figures.marketing],
            ['Operations: legal work, audit, IT, back office', figures.operations],
          ],
        },
        'What goes to the investors is divided by what each of them put into that factory. Taxes are yours to pay.',
      ],
    },
    noGuarantee: {
      title: 'No guaranteed return',
      blocks: [
        'Nobody guarantees you a profit, a certain return or your money back. If no profit is made, investors wait for the next year. Nothing is paid out of other people’s contributions.',
        'Examples, goals and the calculator on this site are arithmetic and plans. They are neither forecasts nor advice. Ask somebody who does not earn from your decision.',
      ],
    },
    legacy: {
      title: 'Legacy and nominee',
      blocks: [
        {
          list: [
            'You name a nominee when you apply.',
            'If you die, the nominee can inherit your profits and rights. The company asks for proof, and the law of inheritance applies.',
            'Tell your nominee that you named them, and where your papers are.',
          ],
        },
      ],
    },
    factory: {
      title: 'Applying for a factory',
      blocks: [
        {
          list: [
            'An application costs nothing, and it promises nothing: not a review by a certain day, not an interview, not funding.',
            'What you write must be true, and the plan yours to show. For the community review members see idea, place, amount and experience.',
            'A factory is built only when enough members choose it. The conditions for its production partner are then agreed in writing.',
          ],
        },
      ],
    },
    spice: {
      title: 'Premium Spice Club',
      blocks: [
        {
          list: [
            `You order ${figures.mostBoxes} boxes at most. The price shown is for one month and includes shipping.`,
            `Boxes are delivered on day ${figures.deliveryDay} of the month. Orders until day ${figures.lastOrderDay} belong to the same month, later ones to the next.`,
            'You pay in cash on delivery; an online payment, where it is offered, pays the first box.',
            'You can cancel at any time. A box that is already on its way is not affected.',
          ],
        },
      ],
    },
    site: {
      title: 'Using this site',
      blocks: [
        {
          list: [
            'Fill in forms for yourself, or with the consent of the person they are about, and truthfully.',
            'Do not try to break into the site, to flood it or to read what is not meant for you.',
            'The site can fail or be closed for repairs. A form counts as received when you see its reference number.',
            'Other companies’ pages that we link to have terms of their own.',
          ],
        },
      ],
    },
    changes: {
      title: 'When these terms change',
      blocks: [
        'The date at the top changes with them. With your application we keep which version you agreed to. A change takes nothing from you that an earlier version gave you for money already put in.',
      ],
    },
    law: {
      title: 'Law, and where to write',
      blocks: [
        'Indian law applies. These terms take away no right that the law gives you. If English and Hindi differ, what is better for you counts.',
      ],
    },
  }),
};

export type TermsWords = typeof terms;
