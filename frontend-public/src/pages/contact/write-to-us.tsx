import './write-to-us.css';
import { MailIcon } from 'frontend-shared/ui/icon';
import { MailLink } from '../../blocks/mail-link';
import type { ContactWords } from '../../content/en/contact';

/** The way to write to the office: an e-mail on one of the office's subjects, or straight to its address. */
export function WriteToUs({ words, email }: { words: ContactWords['write']; email: string }) {
  return (
    <section className="pu-write" aria-labelledby="write-title">
      <h2 className="cf-h3" id="write-title">
        {words.title}
      </h2>
      <p className="cf-muted">{words.text}</p>
      <ul className="pu-write__subjects" aria-label={words.subjectLabel}>
        {words.subjects.map((subject) => (
          <li key={subject}>
            <a className="pu-write__subject" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
              <MailIcon />
              {subject}
            </a>
          </li>
        ))}
      </ul>
      <p className="pu-write__direct">
        {words.direct} <MailLink to={email}>{email}</MailLink>
      </p>
    </section>
  );
}
