import type { ContactWords } from '../en/contact';

export const contact: ContactWords = {
  title: 'संपर्क',
};
