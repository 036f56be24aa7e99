/** Words of the screen at /terms. */
export const terms = {
  title: 'Terms',
};

export type TermsWords = typeof terms;
