import type { OverviewMessages } from '../messages/types/overview-messages';

export const overview: OverviewMessages = {
  title: (count) => `सभी ${count} स्लाइडें`,
  now: 'अभी',
  keys: { move: 'आगे-पीछे', open: 'खोलें', back: (slide) => `स्लाइड ${slide} पर वापस` },
};
