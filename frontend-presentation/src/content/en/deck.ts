import type { DeckContent } from '../deck-content';

export const deck: DeckContent = {
  slides: [
    {
      id: 'title',
      type: 'title',
      title: 'TURN KNOWLEDGE INTO LEGACY',
      subtitle: 'Become a Co-Owner of Real Indian Factories',
      drawing: 'A street with a flour mill, a spice factory and a supermarket',
      shopSign: 'SAAJHA BAZAAR',
    },
  ],
  messages: {
    label: 'Presentation',
    first: 'First slide',
    previous: 'Previous slide',
    next: 'Next slide',
    last: 'Last slide',
    goTo: (slide) => `Go to slide ${slide}`,
    counter: (slide, of) => `Slide ${slide} of ${of}`,
    play: 'Play by itself',
    pause: 'Stop playing',
    reset: 'Back to the first slide',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    exit: 'Leave the presentation',
    controls: 'Controls of the presentation',
  },
};
