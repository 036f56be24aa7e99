import type { PageMessages } from '../messages/types/standalone-messages';

export const pageMessages: PageMessages = {
  description: 'पूरी बात एक प्रस्तुति में, हॉल, बैठक या आपके फ़ोन के लिए: तरीक़ा, आँकड़े, जोखिम और जुड़ने का रास्ता।',
  textDescription:
    'सभी तीस स्लाइडें लिखित रूप में, वक्ता के नोट के साथ: कंपनी क्या करती है, शेयर कितने का है और क्या बिगड़ सकता है।',
  noScripts: 'इस ब्राउज़र में JavaScript बंद है, इसलिए प्रस्तुति के बटन काम नहीं करेंगे।',
  readText: 'प्रस्तुति लिखित रूप में पढ़ें',
  notLoaded: 'प्रस्तुति नहीं खुल सकी।',
  reload: 'फिर से खोलें',
};
