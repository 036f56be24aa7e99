import './join-faq.css';
import { FaqData } from '../../blocks/structured-data';
import type { JoinMessages } from '../../content/en/join';
import { faqEntries } from './faq-entries';

/** Questions and answers, all expanded: nobody should need a click to learn that nothing is guaranteed. */
export function JoinFaq({ messages }: { messages: JoinMessages['faq'] }) {
  const entries = faqEntries(messages);
  return (
    <section className="pu-faq cf-section" aria-labelledby="faq-title">
      <div className="cf-container">
        <h2 className="cf-h2" id="faq-title">
          {messages.title}
        </h2>
        <dl className="pu-faq__list">
          {entries.map(({ question, answer }) => (
            <div key={question} className="pu-faq__row">
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FaqData questions={entries} />
    </section>
  );
}
