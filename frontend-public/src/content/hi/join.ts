import type { JoinWords } from '../en/join';

export const join: JoinWords = {
  title: 'जुड़िए',
};
