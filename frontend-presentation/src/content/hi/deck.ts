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
  messages: {
    label: 'प्रस्तुति',
    first: 'पहली स्लाइड',
    previous: 'पिछली स्लाइड',
    next: 'अगली स्लाइड',
    last: 'आख़िरी स्लाइड',
    goTo: (slide) => `स्लाइड ${slide} पर जाएँ`,
    counter: (slide, of) => `${of} में से स्लाइड ${slide}`,
    play: 'अपने आप चलाएँ',
    pause: 'चलना रोकें',
    reset: 'पहली स्लाइड पर लौटें',
    fullScreen: 'पूरी स्क्रीन',
    leaveFullScreen: 'पूरी स्क्रीन से बाहर आएँ',
    exit: 'प्रस्तुति से बाहर जाएँ',
    controls: 'प्रस्तुति के बटन',
  },
};
