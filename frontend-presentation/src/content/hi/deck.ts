import type { DeckContent } from '../deck-content';

export const deck: DeckContent = {
  slides: [
    {
      id: 'title',
      type: 'title',
      title: 'ज्ञान को विरासत में बदलें',
      subtitle: 'असली भारतीय कारख़ानों के सह-मालिक बनें',
      drawing: 'एक सड़क पर आटा मिल, मसाला कारख़ाना और सुपरमार्केट',
      shopSign: 'साझा बाज़ार',
    },
  ],
};
