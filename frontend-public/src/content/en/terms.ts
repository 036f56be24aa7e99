import type { LegalFrameMessages, LegalSections } from '../legal-text';
import type { TermsFigures } from '../terms-figures';

/** Messages of /terms. */
export const terms = {
  frame: {
    title: 'Terms and conditions',
    lead: 'What you agree to when you become a shareholder, fund a factory, apply for one or join the Premium Spice Club.',
    version: (day) => `These terms apply from ${day}.`,
    contents: 'On this page',
  } as LegalFrameMessages,
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
            'Invest only money you can do without.',
          ],
        },
      ],
    },
    scope: {
      title: 'What these terms are for',
      blocks: [
        `They are an agreement between you and ${company}, “the company”. They apply when you use this site and when you send one of its forms.`,
        'You pay money in and choose projects in the member portal. What you sign there, the law, and the legal documents of the company and of each factory take precedence over this page.',
      ],
    },
    ownership: {
      title: 'Ownership',
      blocks: [
        {
          list: [
            'A share makes you a co-owner of the public limited company.',
            'Joining is by invitation from an existing shareholder. The company may decline an application.',
            `One share costs ${figures.sharePrice}, and one is enough. The price can change; the price shown when you apply is the one that counts. One application can be for ${figures.applicationFrom} to ${figures.applicationTo}.`,
            'Before you are entered as a shareholder, you prove your identity (KYC). You remain a shareholder for life.',
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
            `You can invest ${figures.projectFrom} to ${figures.projectTo} in projects, in multiples of the project’s fixed unit.`,
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
        'The shares are not listed on any stock exchange and cannot be traded. This will not change until a public offering, which will be announced. Nobody can say today when that will be or what a share will then be worth.',
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
        'The investors’ part is divided in proportion to what each of them invested in that factory. You pay your own taxes.',
      ],
    },
    noGuarantee: {
      title: 'No guaranteed return',
      blocks: [
        'Nobody guarantees you a profit, a certain return or your money back. If no profit is made, investors wait for the next year. Nothing is paid out of other people’s contributions.',
        'Examples, goals and the calculator on this site are arithmetic and plans. They are neither forecasts nor advice. Take advice from someone who does not earn from your decision.',
      ],
    },
    legacy: {
      title: 'Legacy and nominee',
      blocks: [
        {
          list: [
            'You name a nominee when you apply.',
            'If you die, the nominee can inherit your profits and rights. The company will ask for proof, and inheritance law applies.',
            'Tell your nominee that you have named them, and where your documents are.',
          ],
        },
      ],
    },
    factory: {
      title: 'Applying for a factory',
      blocks: [
        {
          list: [
            'An application is free. It does not guarantee a review by a certain date, an interview or funding.',
            'What you write must be true, and you must have the right to share the plan. During the community review, members see the idea, place, amount and experience.',
            'A factory is built only if enough members choose it. The terms for its production partner are then agreed in writing.',
          ],
        },
      ],
    },
    spice: {
      title: 'Premium Spice Club',
      blocks: [
        {
          list: [
            `You can order up to ${figures.mostBoxes} boxes in one subscription. The price shown is for one month and includes shipping.`,
            `Boxes are delivered on the ${figures.deliveryDay}th of each month. Orders placed by the ${figures.lastOrderDay}th are delivered in the same month, later orders in the next.`,
            'You pay in cash on delivery. Where online payment is offered, it pays for the first box.',
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
            'Fill in forms truthfully, for yourself or with the consent of the person concerned.',
            'Do not try to break into the site, overload it or read what is not meant for you.',
            'The site may fail or be closed for maintenance. A form counts as received when you see its reference number.',
            'Other websites that we link to have their own terms.',
          ],
        },
      ],
    },
    changes: {
      title: 'When these terms change',
      blocks: [
        'The date at the top changes with them. With your application we keep which version you agreed to. A change does not take away what an earlier version gave you for money you have already invested.',
      ],
    },
    law: {
      title: 'Law, and where to write',
      blocks: [
        'Indian law applies. These terms take away no right that the law gives you. If the English and Hindi texts differ, the one that is better for you applies.',
      ],
    },
  }),
};

export type TermsMessages = typeof terms;
