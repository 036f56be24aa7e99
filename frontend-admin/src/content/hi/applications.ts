import type { applications as en } from '../en/applications';
import type { Translated } from '../messages';

export const applications: Translated<typeof en> = {
  pageTitle: 'आवेदन',
  heading: 'कारख़ाने के आवेदन',
  businessIdea: 'काम का प्रकार',
  anyIdea: 'कोई भी काम',
  amount: 'रक़म',
  anyAmount: 'कोई भी रक़म',
  amountNeeded: 'कितनी रक़म चाहिए',
  noContact: 'न ईमेल पता दिया गया है, न मोबाइल नंबर। कोई ईमेल नहीं भेजा जा सकता।',
  sameContactHelp: 'परिवार के लोग और मदद करने वाले एक ही ईमेल या फ़ोन दे सकते हैं, इसलिए इसमें गड़बड़ी होना ज़रूरी नहीं।',
  noEmail: 'ईमेल पता नहीं दिया गया है, इसलिए फ़ैसला ईमेल से नहीं जाएगा। कृपया फ़ोन करें।',
  pastExperience: 'पिछला अनुभव',
  noExperience: 'कुछ नहीं लिखा।',
  noDocument: 'कोई दस्तावेज़ नहीं भेजा गया।',
  listFailed: 'आवेदन नहीं मिल सके',
  recordFailed: 'आवेदन नहीं मिल सका',
  updateFailed: 'स्थिति नहीं बदल सकी',
  panel: 'आवेदन',
};
