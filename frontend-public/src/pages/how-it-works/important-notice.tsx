import './important-notice.css';
import { WarningIcon } from 'frontend-shared/ui/icon';
import type { HowItWorksMessages } from '../../content/en/how-it-works';

/** What is not promised, in a prominent panel. */
export function ImportantNotice({ messages }: { messages: HowItWorksMessages['notice'] }) {
  return (
    <section className="cf-section" aria-labelledby="notice-title">
      <div className="cf-container">
        <div className="pu-how-notice">
          <h2 className="pu-how-notice__title cf-h2" id="notice-title">
            <WarningIcon size={40} />
            {messages.title}
          </h2>
          <ul className="pu-how-notice__items">
            {messages.items.map(([what, why]) => (
              <li key={what}>
                <strong>{what}</strong> {why}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
