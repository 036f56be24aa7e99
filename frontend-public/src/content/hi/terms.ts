import type { TermsWords } from '../en/terms';

export const terms: TermsWords = {
  title: 'शर्तें',
};
