import { formatRupees } from 'frontend-shared/i18n/locale';
import type { JoinWords } from '../../content/en/join';
import { figures } from '../../content/figures';

/** Questions and answers as the page shows them, for the page itself and for its description to search engines. */
export function faqEntries(words: JoinWords['faq']) {
  const { least } = words;
  return [
    words.invitation,
    { question: least.question, answer: least.answer(formatRupees(figures.sharePrice.value)) },
    words.guaranteed,
    words.sell,
    words.refund,
    words.papers,
    words.where,
    words.nominee,
  ];
}
