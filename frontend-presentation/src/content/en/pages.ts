import type { PageMessages } from '../messages/types/standalone-messages';

export const pageMessages: PageMessages = {
  description:
    'The whole idea as a deck for a hall, a meeting or your phone: the model, the figures, the risks and how to take part.',
  textDescription:
    'All thirty slides written out, with the speaker’s notes: what the company does, what a share costs and what can go wrong.',
  noScripts: 'JavaScript is turned off in this browser, so the buttons of the presentation do not work.',
  readText: 'Read the presentation as text',
  notLoaded: 'The presentation could not be loaded.',
  reload: 'Load it again',
};
