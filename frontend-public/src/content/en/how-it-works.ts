/** Words of the screen at /how-it-works. */
export const howItWorks = {
  title: 'How it works',
};

export type HowItWorksWords = typeof howItWorks;
