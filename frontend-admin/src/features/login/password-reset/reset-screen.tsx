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

/** How long the success is shown before the login comes, in ms (specification §2). */
const SHOWN_MS = 2_000;

const FORGOT: Partial<LoginState> = { forgot: true };

/** Says that the link is worth nothing, and how to get one that is. The history keeps the link no longer. */
function LinkOver({ site }: { site: SiteConfig }) {
  const messages = useMessages(resetPassword);
  usePageTitle(messages.over.pageTitle, site.name);
  return (
    <div className="ad-login__form">
      <h1>{messages.over.heading}</h1>
      <p>{messages.over.why}</p>
      <Link className="ad-button-link" to={paths.login} replace state={FORGOT}>
        {messages.over.askAgain}
      </Link>
      <p className="ad-quiet">{messages.over.invited}</p>
      <Link className="ad-link" to={paths.login} replace>
        {messages.over.toLogin}
      </Link>
    </div>
  );
}

interface ChooseProps {
  site: SiteConfig;
  token: string;
  link: PasswordLink;
  onOver: () => void;
}

function Choose({ site, token, link, onOver }: ChooseProps) {
  const messages = useMessages(resetPassword);
  const navigate = useNavigate();
  const [isDone, setDone] = useState(false);
  const { email, purpose } = link;
  usePageTitle(messages[purpose].pageTitle, site.name);

  useEffect(() => {
    if (!isDone) return;
    // In place of the link, which Back would otherwise lead to.
    const state: Partial<LoginState> = { email };
    const timer = setTimeout(() => navigate(paths.login, { replace: true, state }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone, email, navigate]);

  return <ResetForm token={token} link={link} isDone={isDone} onDone={() => setDone(true)} onOver={onOver} />;
}

const isOver = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';

/** Where the link of a reset mail or of an invitation leads. */
export default function ResetScreen({ site, token }: { site: SiteConfig; token: string }) {
  const messages = useMessages(resetPassword);
  const { data, error, refetch } = useQuery(passwordLink(token));
  const [wasOver, setOver] = useState(false);
  usePageTitle(messages.reset.pageTitle, site.name);

  let content = <LoadingText text={messages.checking} />;
  if (wasOver || isOver(error)) content = <LinkOver site={site} />;
  else if (data) content = <Choose site={site} token={token} link={data} onOver={() => setOver(true)} />;
  else if (error) {
    content = <ErrorNote error={error} fallback={messages.checkFailed} onRetry={() => void refetch()} />;
  }
  return <LoginFrame site={site}>{content}</LoginFrame>;
}
