import type { NotFoundWords } from '../en/not-found';

export const notFound: NotFoundWords = {
  title: 'यहाँ अभी कोई पन्ना नहीं है',
  text: 'हो सकता है पता ग़लत लिखा गया हो, या यह पन्ना अभी बनना बाक़ी हो।',
  home: 'मुख्य पृष्ठ पर जाएँ',
  apply: 'कारख़ाने के लिए आवेदन करें',
};
