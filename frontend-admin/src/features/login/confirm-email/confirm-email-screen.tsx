import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api/error';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Link } from 'frontend-shared/routing/router';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../../browser/use-page-title';
import { emailChange } from '../../../content/email-change';
import { useMessages } from '../../../content/messages';
import { emailLink } from '../../../data/account/email-change';
import { paths } from '../../../routing/paths';
import { ErrorNote } from '../../../ui/text/error-note';
import { LoadingText } from '../../../ui/text/loading-text';
import { LoginFrame } from '../login-frame';
import { ConfirmEmail } from './confirm-email';

/** Shown for an invalid link, which the link to the login replaces in the history. */
function InvalidLink({ site }: { site: SiteConfig }) {
  const messages = useMessages(emailChange).invalidLink;
  usePageTitle(messages.pageTitle, site.name);
  return (
    <div className="ad-login__form">
      <h1>{messages.heading}</h1>
      <p>{messages.why}</p>
      <p className="ad-quiet">{messages.hint}</p>
      <Link className="ad-button-link" to={paths.login} replace>
        {messages.toLogin}
      </Link>
    </div>
  );
}

type Outcome = 'changed' | 'refused';

/** The result, with a link that replaces the mailed one in the history, so that Back does not return to it. */
function Done({ outcome }: { outcome: Outcome }) {
  const messages = useMessages(emailChange).confirm;
  const heading = useRef<HTMLHeadingElement>(null);
  const isChanged = outcome === 'changed';
  // The pressed button had the focus and has been unmounted.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="ad-login__form">
      <h1 ref={heading} tabIndex={-1}>
        {isChanged ? messages.changed : messages.refused}
      </h1>
      <p>{isChanged ? messages.changedHelp : messages.refusedHelp}</p>
      <Link className="ad-button-link" to={isChanged ? paths.dashboard : paths.account} replace>
        {isChanged ? messages.toConsole : messages.toAccount}
      </Link>
    </div>
  );
}

const isInvalid = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';

/** The page that the link in a mail about a new e-mail address opens. Opening it changes nothing. */
export default function ConfirmEmailScreen({ site, token }: { site: SiteConfig; token: string }) {
  const messages = useMessages(emailChange).confirm;
  const { data, error, refetch } = useQuery(emailLink(token));
  const [outcome, setOutcome] = useState<Outcome>();
  usePageTitle(messages.pageTitle, site.name);

  let content = <LoadingText text={messages.checking} />;
  if (outcome) content = <Done outcome={outcome} />;
  else if (isInvalid(error)) content = <InvalidLink site={site} />;
  else if (data) {
    const onStale = async () => {
      await refetch();
    };
    content = <ConfirmEmail token={token} link={data} onDone={setOutcome} onStale={onStale} />;
  } else if (error) {
    content = <ErrorNote error={error} fallback={messages.checkFailed} onRetry={() => void refetch()} />;
  }
  return <LoginFrame site={site}>{content}</LoginFrame>;
}
