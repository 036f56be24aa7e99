import type { StandaloneMessages } from '../messages/types/standalone-messages';

export const standalone: StandaloneMessages = {
  offline: {
    title: 'Without internet',
    preparing: 'Getting ready to work without internet…',
    ready: 'Ready without internet',
    incomplete: 'Not all of the presentation could be kept. Load the page again to try once more.',
    impossible: 'This browser cannot keep the presentation for use without internet.',
  },
  update: {
    title: 'New version',
    ready: 'A newer version of this presentation is ready.',
    use: 'Use it now',
    afterPresentation: 'You can use it once no presentation is running.',
    later: 'Later',
  },
};
