import type { NotFoundMessages } from '../en/not-found';

export const notFound: NotFoundMessages = {
  title: 'पेज नहीं मिला',
  text: 'हो सकता है पता ग़लत लिखा गया हो या पेज कहीं और चला गया हो।',
  board: 'पेज नहीं मिला',
  home: 'होम पेज पर जाएँ',
  stories: 'कारख़ाने देखें',
};
