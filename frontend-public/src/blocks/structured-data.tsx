import { jsonLd } from 'frontend-shared/content/json-ld';

interface Question {
  question: string;
  answer: string;
}

/** The page's questions and answers as structured data for search engines, which require the same text on the page. */
export function FaqData({ questions }: { questions: readonly Question[] }) {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return <script type="application/ld+json">{jsonLd({ '@type': 'FAQPage', mainEntity })}</script>;
}
