import type { keyboard as en } from '../en/keyboard';
import type { Translated } from '../messages';

/** Keyboard shortcuts of the console, as listed in its help. */
export const keyboard: Translated<typeof en> = {
  title: 'कीबोर्ड',
  off: 'आपकी सेटिंग में एक बटन वाले शॉर्टकट बंद हैं। Esc हमेशा काम करता है।',
  or: 'या',
  groups: [
    {
      name: 'हर जगह',
      keys: [
        { keys: ['?'], does: 'यह मदद दिखाएँ' },
        { keys: ['Ctrl', 'K'], does: 'लोग, संदर्भ नंबर, पेज और काम खोजें (Mac पर ⌘ K)' },
        { keys: ['/'], does: 'इस पेज की खोज पर जाएँ' },
        { keys: ['U'], does: 'पिछला फ़ैसला पहले जैसा करें, जब तक उसका संदेश यह विकल्प दिखाता है' },
        { keys: ['Esc'], does: 'जो सबसे आगे खुला है, उसे बंद करें' },
      ],
    },
    {
      name: 'सूची में',
      keys: [
        { keys: ['J'], does: 'अगला रिकॉर्ड' },
        { keys: ['K'], does: 'पिछला रिकॉर्ड' },
        { keys: ['Enter'], does: 'खोज से पहले मिले रिकॉर्ड पर जाएँ; नाम पर दबाने से वह खुलता है' },
        { keys: ['R'], does: 'खुले संदेश का जवाब दें' },
        { keys: ['A'], does: 'खुले आवेदन के “मंज़ूर करें” बटन पर जाएँ; Enter से मंज़ूर होता है' },
        { keys: ['X'], does: 'खुला आवेदन नामंज़ूर करें: कारण पूछा जाता है' },
        { keys: ['V'], does: 'खुले रिकॉर्ड का दस्तावेज़ देखें' },
        { keys: ['Shift', 'क्लिक'], does: 'पिछली चुनी पंक्ति से यहाँ तक सभी चुनें' },
        { keys: ['Alt', '↑ ↓'], does: '“कॉलम” मेनू में कॉलम की जगह बदलें' },
      ],
    },
    {
      name: 'दस्तावेज़ में',
      keys: [
        { anyOf: ['←', '→'], does: 'पेज पलटें' },
        { anyOf: ['+', '−', '0'], does: 'बड़ा करें, छोटा करें, पूरी चौड़ाई में दिखाएँ' },
        { keys: ['R'], does: 'घुमाएँ; Shift के साथ उल्टी तरफ़' },
      ],
    },
    {
      name: 'जवाब लिखते समय',
      keys: [
        { keys: ['Ctrl', 'Enter'], does: 'जवाब भेजें' },
        { keys: ['Esc'], does: 'जवाब बंद करें, लिखा हुआ रहेगा' },
      ],
    },
    {
      name: 'कारण लिखते समय',
      keys: [
        { keys: ['Ctrl', 'Enter'], does: 'फ़ैसला भेजें' },
        { keys: ['Esc'], does: 'फ़ैसले पर लौटें, लिखा हुआ कारण रहेगा' },
      ],
    },
  ],
};
