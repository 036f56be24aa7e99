import type { PrivacyWords } from '../en/privacy';

export const privacy: PrivacyWords = {
  title: 'निजता',
};
