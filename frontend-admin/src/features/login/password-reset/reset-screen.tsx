import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api/error';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Link, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useState } from 'react';
import { usePageTitle } from '../../../browser/use-page-title';
import { useMessages } from '../../../content/messages';
import { resetPassword } from '../../../content/reset-password';
import { type PasswordLink, passwordLink } from '../../../data/account/password-reset';
import type { LoginState } from '../../../routing/login-state';
import { paths } from '../../../routing/paths';
import { ErrorNote } from '../../../ui/text/error-note';
import { LoadingText } from '../../../ui/text/loading-text';
import { LoginFrame } from '../login-frame';
import { ResetForm } from './reset-form';

/** How long the success message is shown before the redirect to the login, in ms (specification §2). */
const SHOWN_MS = 2_000;

const FORGOT_STATE: Partial<LoginState> = { showForgotForm: true };

/** Shown for an invalid link, with a way to request a new one. Both links replace the invalid one in the history. */
function InvalidLink({ site }: { site: SiteConfig }) {
  const messages = useMessages(resetPassword);
  usePageTitle(messages.invalidLink.pageTitle, site.name);
  return (
    <div className="ad-login__form">
      <h1>{messages.invalidLink.heading}</h1>
      <p>{messages.invalidLink.why}</p>
      <Link className="ad-button-link" to={paths.login} replace state={FORGOT_STATE}>
        {messages.invalidLink.askAgain}
      </Link>
      <p className="ad-quiet">{messages.invalidLink.invited}</p>
      <Link className="ad-link" to={paths.login} replace>
        {messages.invalidLink.toLogin}
      </Link>
    </div>
  );
}

interface ChooseProps {
  site: SiteConfig;
  token: string;
  link: PasswordLink;
  onInvalidLink: () => void;
}

function Choose({ site, token, link, onInvalidLink }: ChooseProps) {
  const messages = useMessages(resetPassword);
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const { email, purpose } = link;
  usePageTitle(messages[purpose].pageTitle, site.name);

  useEffect(() => {
    if (!isDone) return;
    // Replaces the link in the history, so that Back does not return to it.
    const state: Partial<LoginState> = { email };
    const timer = setTimeout(() => navigate(paths.login, { replace: true, state }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone, email, navigate]);

  return (
    <ResetForm
      token={token}
      link={link}
      isDone={isDone}
      onDone={() => setDone(true)}
      onInvalidLink={onInvalidLink}
    />
  );
}

const isInvalid = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';

/** The page that the link in a reset or invitation mail opens. */
export default function ResetScreen({ site, token }: { site: SiteConfig; token: string }) {
  const messages = useMessages(resetPassword);
  const { data, error, refetch } = useQuery(passwordLink(token));
  const [becameInvalid, setBecameInvalid] = useState(false);
  usePageTitle(messages.reset.pageTitle, site.name);

  let content = <LoadingText text={messages.checking} />;
  if (becameInvalid || isInvalid(error)) content = <InvalidLink site={site} />;
  else if (data)
    content = <Choose site={site} token={token} link={data} onInvalidLink={() => setBecameInvalid(true)} />;
  else if (error) {
    content = <ErrorNote error={error} fallback={messages.checkFailed} onRetry={() => void refetch()} />;
  }
  return <LoginFrame site={site}>{content}</LoginFrame>;
}
