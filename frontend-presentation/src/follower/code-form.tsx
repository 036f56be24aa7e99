import type { Locale } from 'frontend-shared/i18n/locale';
import { useNavigate } from 'frontend-shared/routing/router';
import { type FormEvent, useId, useState } from 'react';
import { presentingMessages } from '../content/messages/presenting';
import { livePath } from '../deck/paths';
import { codeInAddress } from '../rooms/room-api';

/** As the API makes them: no 0, 1, I, L, O or U. */
const CODE = /^[2-9a-hjkmnp-tv-z]{6}$/;

interface CodeFormProps {
  /** Of the deck. */
  basePath: string;
  locale: Locale;
  /** Why a code is asked for. */
  says: string;
}

/** The code as somebody reads it off the screen, with or without its space, in any letter case. */
export function CodeForm({ basePath, locale, says }: CodeFormProps) {
  const { live } = presentingMessages(locale);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const messageId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = codeInAddress(typed);
    setIsWrong(!CODE.test(code));
    if (CODE.test(code)) void navigate(livePath(basePath, code));
  };
  return (
    <section className="pr-live-page" lang={locale}>
      <h1 className="pr-live-page__title">{live.title}</h1>
      <p role="status">{says}</p>
      <form className="pr-live-page__form" onSubmit={submit} noValidate>
        <label className="pr-live-page__label">
          {live.codeLabel}
          <input
            className="pr-live-page__input"
            value={typed}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong || undefined}
            aria-describedby={messageId}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <p className="pr-live-page__wrong" id={messageId} role="alert">
          {isWrong && live.codeWrong}
        </p>
        <button type="submit" className="pr-live-page__button">
          {live.follow}
        </button>
      </form>
      <p>
        <a href={basePath}>{live.whole}</a>
      </p>
    </section>
  );
}
