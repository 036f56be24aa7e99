import { members, profitExample } from 'frontend-shared/content/figures';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import type { DeckTitles } from '../slides/outline';

/** Names of the sections, and the titles of the slides in each. */
export const titles: DeckTitles = {
  idea: {
    title: 'हमारी सोच',
    slides: {
      title: 'ज्ञान को विरासत में बदलें',
      vision: 'हमारा सपना',
      'not-a-scheme': 'यह कोई स्कीम नहीं',
      'core-idea': 'पूरी बात, चार क़दमों में',
      impact: 'सदस्यों ने अब तक क्या बनाया',
    },
  },
  how: {
    title: 'यह कैसे चलता है',
    slides: {
      'eight-steps': 'आठ क़दम, इसी क्रम में',
      'one-company': 'एक कारख़ाना, एक कंपनी',
      'profit-split': 'मुनाफ़ा कहाँ जाता है',
      'profit-example': `अगर ${formatRupees(profitExample.monthlyProfit.value)} बँटें`,
      'no-profit': 'मुनाफ़ा न हो, तो अगले साल तक इंतज़ार।',
    },
  },
  running: {
    title: 'आज चालू',
    slides: {
      running: 'दो कारख़ाने चल रहे हैं',
      spice: 'मसाला कारख़ाना, हाजीपुर',
      'spice-figures': 'मसाला कारख़ाना, आँकड़ों में',
      supermarket: 'सुपरमार्केट, आगरा',
      'supermarket-figures': 'सुपरमार्केट, आँकड़ों में',
    },
  },
  coming: {
    title: 'आगे क्या आ रहा है',
    slides: {
      industries: 'बारह क्षेत्र, जो हमने चुने',
      coming: 'आगे के पाँच कारख़ाने',
      led: 'एलईडी कारख़ाना, गुजरात',
      garments: 'सिलाई इकाई, कोलकाता',
      'on-progress': 'दो और: पानी और फ़्रोज़न फ़ूड',
    },
  },
  members: {
    title: 'सदस्यों के लिए',
    slides: {
      'who-can-join': 'कौन जुड़ सकता है',
      'join-steps': 'सदस्य बनने के चार क़दम',
      benefits: 'सदस्य के पास क्या होता है',
      principle: '“हम ख़रीदते-बेचते नहीं। हम\u00a0बनाते\u00a0हैं, चलाते हैं और बाँटते हैं।”',
      terms: 'शर्तें',
    },
  },
  decide: {
    title: 'फ़ैसले से पहले',
    slides: {
      risks: 'निवेश से पहले पढ़ें',
      legacy: 'यह परिवार में रहता है',
      journey: 'अब तक का सफ़र',
      philosophy: `“एक ईंट छोटी\u00a0है। ${formatNumber(members.value)}\u00a0से दीवार बनती है।”`,
      'next-brick': 'पैसा लगाएँ, या अपनी योजना भेजें',
    },
  },
};
