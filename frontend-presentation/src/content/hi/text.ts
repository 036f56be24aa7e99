import type { TextMessages } from '../messages/types/text-messages';

export const textMessages: TextMessages = {
  title: 'प्रस्तुति पढ़ने के लिए',
  intro:
    'प्रस्तुति की सभी स्लाइडें लिखित रूप में: कंपनी क्या करती है, शेयर कितने का है और क्या बिगड़ सकता है। हर स्लाइड के साथ वक्ता के नोट भी हैं।',
  sections: 'भाग',
  range: (first, last) => `स्लाइड ${first} से ${last}`,
  picture: 'चित्र:',
  notes: 'वक्ता क्या कहते हैं',
  show: (slide) => `स्लाइड ${slide} देखें`,
  start: 'प्रस्तुति देखें',
};
