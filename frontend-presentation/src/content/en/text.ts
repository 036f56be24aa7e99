import type { TextMessages } from '../messages/types/text-messages';

export const textMessages: TextMessages = {
  title: 'The presentation as text',
  intro:
    'All slides of the presentation, written out: what the company does, what a share costs and what can go wrong. Each slide has the speaker’s notes with it.',
  sections: 'Sections',
  range: (first, last) => `slides ${first} to ${last}`,
  picture: 'Picture:',
  notes: 'What the speaker says',
  show: (slide) => `Show slide ${slide}`,
  start: 'Show the presentation',
};
