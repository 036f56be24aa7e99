import type { IndustriesWords } from '../en/industries';

export const industries: IndustriesWords = {
  title: 'कारखानों का सपना',
};
