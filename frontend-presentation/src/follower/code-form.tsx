import type { Locale } from 'frontend-shared/i18n/locale';
import { useNavigate } from 'frontend-shared/routing/router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { presentingMessages } from '../content/messages/presenting';
import { followerPath } from '../deck/routing/paths';
import { normalizeRoomCode } from '../rooms/room-api';

/** Format of the API's room codes: six characters, without 0, 1, I, L, O and U. */
const CODE = /^[2-9a-hjkmnp-tv-z]{6}$/;

interface CodeFormProps {
  /** Path of the deck. */
  basePath: string;
  locale: Locale;
  /** Explains why a code is needed. */
  message: string;
  /** The form replaces a presentation: the message takes the focus, so that it is read. */
  isReplacement?: boolean;
}

/** Form to enter the code of a presentation, with or without its space, in upper or lower case. */
export function CodeForm({ basePath, locale, message, isReplacement = false }: CodeFormProps) {
  const { follower } = presentingMessages(locale);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const messageId = useId();
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isReplacement) reason.current?.focus();
  }, [isReplacement]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = normalizeRoomCode(typed);
    setIsWrong(!CODE.test(code));
    if (CODE.test(code)) void navigate(followerPath(basePath, code));
  };
  return (
    <section className="pr-follower-page" lang={locale}>
      <h1 className="pr-follower-page__title">{follower.title}</h1>
      <p className="pr-follower-page__reason" ref={reason} tabIndex={-1}>
        {message}
      </p>
      <form className="pr-follower-page__form" onSubmit={submit} noValidate>
        <label className="pr-follower-page__label">
          {follower.codeLabel}
          <input
            className="pr-follower-page__input"
            value={typed}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong || undefined}
            aria-describedby={messageId}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <p className="pr-follower-page__wrong" id={messageId} role="alert">
          {isWrong && follower.codeWrong}
        </p>
        <button type="submit" className="pr-follower-page__button">
          {follower.follow}
        </button>
      </form>
      <p>
        <a href={basePath}>{follower.allSlides}</a>
      </p>
    </section>
  );
}
