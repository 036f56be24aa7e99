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
};
