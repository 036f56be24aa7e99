import type { RemoteName } from 'frontend-shared/federation/remote-contract';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Button, LinkButton } from 'frontend-shared/ui/button';
import { WarningIcon } from 'frontend-shared/ui/icon';
import { useEffect, useRef } from 'react';
import { shellMessages } from '../content/messages';
import './remote-state.css';

interface RemoteFailedProps {
  name: RemoteName;
  locale: Locale;
  /** It came, but was made for another shell. */
  isMismatch?: boolean;
  onRetry: () => void;
}

/** What failed, what is safe, and another try. */
export function RemoteFailed({ name, locale, isMismatch = false, onRetry }: RemoteFailedProps) {
  const messages = shellMessages(locale).remoteFailed;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, []);
  // In place of the console, which would have brought its own, this is the main part of the page.
  const Frame = name === 'app_admin' ? 'main' : 'div';
  return (
    <Frame className="sh-failed cf-container">
      <WarningIcon size={40} className="sh-failed__icon" />
      <h1 className="cf-form-title" ref={title} tabIndex={-1}>
        {messages.title}
      </h1>
      <p className="cf-lead" role="alert">
        {isMismatch ? messages.mismatch : messages.parts[name]}
      </p>
      <p className="cf-measure cf-muted">{messages.safe}</p>
      <div className="sh-failed__actions">
        <Button onClick={onRetry}>{messages.retry}</Button>
        <LinkButton look="secondary" to={localePath(locale, '/')}>
          {messages.home}
        </LinkButton>
      </div>
    </Frame>
  );
}
