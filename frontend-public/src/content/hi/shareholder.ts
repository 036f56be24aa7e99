import type { ShareholderWords } from '../en/shareholder';

export const shareholder: ShareholderWords = {
  title: 'शेयरधारक बनिए',
};
