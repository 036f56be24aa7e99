import { jsonLd } from 'frontend-shared/content/json-ld';

interface Question {
  question: string;
  answer: string;
}

/** Tells search engines the questions and answers that the page shows. Both must be on the page, word for word. */
export function FaqData({ questions }: { questions: readonly Question[] }) {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return <script type="application/ld+json">{jsonLd({ '@type': 'FAQPage', mainEntity })}</script>;
}
