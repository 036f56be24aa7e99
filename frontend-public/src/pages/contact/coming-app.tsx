import './coming-app.css';
import { Tag } from 'frontend-shared/ui/tag';
import { MailLink } from '../../blocks/mail-link';
import type { ContactWords } from '../../content/en/contact';
import { PhoneUnderConstruction } from '../../illustrations/phone-under-construction';

/** The card of the app that is being built, with the way to be told when it is there. */
export function ComingApp({ words, email }: { words: ContactWords['app']; email: string }) {
  return (
    <section className="pu-app" aria-labelledby="app-title">
      <PhoneUnderConstruction label={words.drawing} />
      <div className="pu-app__text">
        <Tag kind="coming-soon">{words.tag}</Tag>
        <h2 className="cf-h3" id="app-title">
          {words.title}
        </h2>
        <p>{words.text}</p>
        <MailLink look="secondary" to={email} subject={words.subject}>
          {words.notify}
        </MailLink>
        <p className="cf-small cf-muted">{words.note}</p>
      </div>
    </section>
  );
}
