import type { AboutWords } from '../en/about';

export const about: AboutWords = {
  title: 'हम कौन हैं',
};
