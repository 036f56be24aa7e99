import type { OverviewMessages } from '../messages/types/overview-messages';

export const overview: OverviewMessages = {
  title: (count) => `All ${count} slides`,
  now: 'Now',
  keys: { move: 'move', open: 'open', back: (slide) => `back to slide ${slide}` },
};
