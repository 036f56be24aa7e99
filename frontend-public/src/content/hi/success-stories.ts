import type { SuccessStoriesWords } from '../en/success-stories';

export const successStories: SuccessStoriesWords = {
  title: 'परियोजनाएँ और सफलता की कहानियाँ',
};
