import type { NotFoundMessages } from '../en/not-found';

export const notFound: NotFoundMessages = {
  title: 'पेज नहीं मिला',
  text: 'हो सकता है पता ग़लत लिखा गया हो, या यह पेज कहीं और चला गया हो।',
  home: 'होम पेज पर जाएँ',
  apply: 'कारख़ाने के लिए आवेदन करें',
};
