import { formatRupees } from 'frontend-shared/i18n/locale';
import type { JoinMessages } from '../../content/en/join';
import { figures } from '../../content/figures';

/** Questions and answers, for the page and for its structured data. */
export function faqEntries(messages: JoinMessages['faq']) {
  const { least } = messages;
  return [
    messages.invitation,
    { question: least.question, answer: least.answer(formatRupees(figures.sharePrice.value)) },
    messages.guaranteed,
    messages.sell,
    messages.refund,
    messages.papers,
    messages.where,
    messages.nominee,
  ];
}
