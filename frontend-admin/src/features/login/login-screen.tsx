import { type FactorChallenge, useSession } from 'frontend-shared/api/session';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { useCallback, useEffect, useState } from 'react';
import { MOUSE } from '../../browser/media-queries';
import { usePageTitle } from '../../browser/use-page-title';
import { login } from '../../content/login';
import { useMessages } from '../../content/messages';
import { secondFactor } from '../../content/second-factor';
import { readLoginState } from '../../routing/login-state';
import { AFTER_LOGIN } from '../../routing/start-pages';
import { FactorForm } from './factor-form';
import { LoginForm } from './login-form';
import { LoginFrame } from './login-frame';
import { ForgotForm } from './password-reset/forgot-form';

/** Login in two steps, and the request for a password reset link. Both share the e-mail address. */
export default function LoginScreen({ site }: { site: SiteConfig }) {
  const secondFactorMessages = useMessages(secondFactor);
  const loginMessages = useMessages(login);
  const given = readLoginState(useLocation().state);
  const [showsForgotForm, setShowsForgotForm] = useState(given.showForgotForm);
  const [email, setEmail] = useState(given.email);
  // Still shown when the login form returns, because three seconds can be too short to read it.
  const [successMessage, setSuccessMessage] = useState<string>();
  const [hasReturned, setHasReturned] = useState(given.email !== '');
  // On touch devices, autofocus would open the on-screen keyboard, which covers the form.
  const hasMouse = useMediaQuery(MOUSE);
  const closeForgotForm = useCallback((message?: string) => {
    setSuccessMessage(message);
    setShowsForgotForm(false);
    setHasReturned(true);
  }, []);

  const [step, setStep] = useState<{ challenge: FactorChallenge; endsAt: number }>();
  const [restartReason, setRestartReason] = useState<string>();
  const startAgain = (reason?: string) => {
    setStep(undefined);
    setRestartReason(reason);
    setHasReturned(true);
  };

  usePageTitle(pageTitle(), site.name);
  useLoginInOtherTab(given.from);

  return <LoginFrame site={site}>{screen()}</LoginFrame>;

  function pageTitle(): string {
    if (step) return secondFactorMessages.login.pageTitle;
    return showsForgotForm ? loginMessages.forgot.pageTitle : loginMessages.pageTitle;
  }

  function screen() {
    if (step)
      return <FactorForm {...step} email={email.trim()} destination={given.from} onStartAgain={startAgain} />;
    if (showsForgotForm)
      return (
        <ForgotForm
          email={email}
          onEmail={setEmail}
          onBack={() => closeForgotForm()}
          onDone={closeForgotForm}
        />
      );
    return (
      <LoginForm
        destination={given.from}
        sessionEnded={given.sessionEnded}
        successMessage={successMessage}
        restartReason={restartReason}
        autoFocus={hasReturned || hasMouse}
        email={email}
        onEmail={setEmail}
        onForgot={() => setShowsForgotForm(true)}
        onChallenge={(challenge) => setStep({ challenge, endsAt: Date.now() + challenge.expiresIn * 1000 })}
      />
    );
  }
}

/**
 * Continues after a login in another tab, because all tabs share the session. Does nothing if the user was already
 * logged in when they opened this page, because they want to log in again.
 */
function useLoginInOtherTab(destination: string) {
  const isIn = useSession(({ status }) => status === 'in');
  const [wasIn] = useState(isIn);
  const navigate = useNavigate();
  useEffect(() => {
    if (isIn && !wasIn) void navigate(destination, { replace: true, state: AFTER_LOGIN });
  }, [isIn, wasIn, destination, navigate]);
}
