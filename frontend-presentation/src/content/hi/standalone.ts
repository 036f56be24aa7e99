import type { StandaloneMessages } from '../messages/types/standalone-messages';

export const standalone: StandaloneMessages = {
  offline: {
    title: 'बिना इंटरनेट के',
    preparing: 'बिना इंटरनेट के चलाने की तैयारी हो रही है…',
    ready: 'बिना इंटरनेट के भी चलेगी',
    incomplete: 'पूरी प्रस्तुति नहीं रखी जा सकी। फिर कोशिश करने के लिए पेज दोबारा खोलें।',
    impossible: 'यह ब्राउज़र प्रस्तुति को बिना इंटरनेट के चलाने के लिए नहीं रख सकता।',
  },
  update: {
    title: 'नई प्रस्तुति',
    ready: 'इस प्रस्तुति में कुछ बदला है। नई प्रस्तुति तैयार है।',
    use: 'अभी खोलें',
    afterPresentation: 'जब किसी विंडो में प्रस्तुति नहीं चल रही होगी, तब इसे खोल सकेंगे।',
    later: 'बाद में',
  },
};
