import type { RemoteName } from 'frontend-shared/federation/remote-contract';
import { useRetryWhenOnline } from 'frontend-shared/federation/use-retry-when-online';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Button, LinkButton } from 'frontend-shared/ui/button';
import { WarningIcon } from 'frontend-shared/ui/icon';
import { useEffect, useRef } from 'react';
import { shellMessages } from '../content/messages';
import './remote-state.css';

interface RemoteFailedProps {
  name: RemoteName;
  locale: Locale;
  /** It loaded, but was built for another version of the shell. */
  isMismatch?: boolean;
  /**
   * Whether a retry keeps the page, so that it needs no press: a reload might find that the network is not really back,
   * and leave the visitor with the browser's error page.
   */
  retriesInPlace: boolean;
  onRetry: () => void;
}

/** Shown when a remote failed to load: what failed, what is safe, and a retry button. */
export function RemoteFailed({
  name,
  locale,
  isMismatch = false,
  retriesInPlace,
  onRetry,
}: RemoteFailedProps) {
  const messages = shellMessages(locale).remoteFailed;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, []);
  useRetryWhenOnline(retriesInPlace && !isMismatch ? onRetry : undefined);
  // The console would have rendered the main landmark, so its replacement does.
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
