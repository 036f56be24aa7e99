import type { HowItWorksWords } from '../en/how-it-works';

export const howItWorks: HowItWorksWords = {
  title: 'यह कैसे काम करता है',
};
