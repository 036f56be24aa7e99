import type { PageName } from '../../navigation/route-match';

/** Pages with a description for search engines and shared links. */
export type DescribedPage = Exclude<
  PageName,
  'payment' | 'admin' | 'adminLogin' | 'resetPassword' | 'confirmEmail' | 'notFound'
>;

interface PageMessages {
  /** Two sentences for search engines and shared links, at most 160 characters. */
  description: string;
  /** Lines on the picture of a shared link, each at most 26 characters. */
  headline: readonly string[];
  /** Describes the drawing below the headline. */
  drawing: string;
}

/** Texts about the pages for search results and shared links. */
export const pages: Record<DescribedPage, PageMessages> = {
  home: {
    description:
      'A community-owned public limited company that builds factories funded by its shareholders. Profit is not guaranteed.',
    headline: ['Turn knowledge', 'into legacy'],
    drawing: 'A street with a flour mill, a spice factory and a supermarket.',
  },
  about: {
    description:
      'A public limited company owned by its community: our mission, who can join, our story so far and our plans.',
    headline: ['A company owned', 'by its community'],
    drawing: 'Men and women with different trades stand in front of a brick wall.',
  },
  industries: {
    description:
      'The sectors in which we want to build factories, each with an example, and how to propose one. Targets are plans, not promises.',
    headline: ['The factories', 'we want to build'],
    drawing: 'Two factories that stand and two that are only drawn with dashes.',
  },
  howItWorks: {
    description:
      'From the invitation to the yearly share of profit: every step, how profit is divided, and what is not guaranteed.',
    headline: ['How it works,', 'step by step'],
    drawing: 'A wall of bricks that rises in eight steps, with people on it.',
  },
  successStories: {
    description:
      'A spice factory in Hajipur, a supermarket in Agra and the projects that come next: their cost, investors and progress.',
    headline: ['Places you can', 'go and see'],
    drawing: 'The spice factory in Hajipur and the supermarket in Agra, each with its town board.',
  },
  join: {
    description:
      'Become a shareholder: an invitation, one share, KYC and the member dashboard. Terms, questions and answers. Profit is not guaranteed.',
    headline: ['Join with', 'a single share'],
    drawing: 'A large blank share certificate with people beside it.',
  },
  shareholder: {
    description:
      'Apply to become a shareholder: which documents you need, what happens next and what the risks are. Shares are unlisted.',
    headline: ['Become', 'a shareholder'],
    drawing: 'An application form on a desk, and a woman who fills it in.',
  },
  contact: {
    description:
      'Write to us about membership, a factory, an investment or anything else. Office hours and how soon we reply.',
    headline: ['Talk to us'],
    drawing: 'An office counter with a clerk behind it and two visitors in front.',
  },
  apply: {
    description:
      'Do you know a trade but lack the money for a factory? Send us your plan. The community reviews it, and the office interviews you.',
    headline: ['You have the skill.', 'We open the door.'],
    drawing: 'A half-built brick wall, bricks on the ground and the dashed outline of the factory to come.',
  },
  spiceClub: {
    description:
      'A box of spices at your door every month: three packs to choose from, free shipping, cash on delivery, cancel at any time.',
    headline: ['A box of spices', 'every month'],
    drawing: 'Three spice tins, the larger the more they hold, between heaps of ground spice.',
  },
  track: {
    description: 'Check the status of what you sent us with its reference number and your e-mail address.',
    headline: ['Where is my', 'application?'],
    drawing: 'A brick wall that is half laid, and a mason who carries on with it.',
  },
  privacy: {
    description:
      'Which personal data we ask for, why, who may see it, how long we keep it and what you can ask of us.',
    headline: ['Your data,', 'your rights'],
    drawing: 'A filed paper whose number is covered, and a clerk beside it.',
  },
  terms: {
    description:
      'The terms of this website and of taking part: shares, project money, profit and the risks that come with them.',
    headline: ['The terms,', 'in plain words'],
    drawing: 'A paper with ruled rows and a double rule under the last one.',
  },
  presentation: {
    description:
      'The whole idea as a deck for a hall, a meeting or your phone: the model, the figures, the risks and how to take part.',
    headline: ['The whole idea', 'in one deck'],
    drawing: 'A screen that shows a rising wall, and an audience in front of it.',
  },
  presentationText: {
    description:
      'All thirty slides written out, with the speaker’s notes: what the company does, what a share costs and what can go wrong.',
    headline: ['The whole idea', 'to read'],
    drawing: 'A screen that shows a rising wall, and an audience in front of it.',
  },
};

export type PagesMessages = typeof pages;
