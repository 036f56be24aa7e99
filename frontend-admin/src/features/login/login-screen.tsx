import { type FactorChallenge, useSession } from 'frontend-shared/api/session';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { useCallback, useEffect, useState } from 'react';
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

/** The login in its two steps, and asking for a link to a new password; the typed e-mail address goes from one to the other. */
export default function LoginScreen({ site }: { site: SiteConfig }) {
  const secondFactorMessages = useMessages(secondFactor);
  const loginMessages = useMessages(login);
  const given = readLoginState(useLocation().state);
  const [isForgotten, setForgotten] = useState(given.forgot);
  const [email, setEmail] = useState(given.email);
  // It stays when the login comes back, for those who cannot read it in three seconds.
  const [done, setDone] = useState<string>();
  const [isBack, setBack] = useState(given.email !== '');
  // Where a finger opens the keyboard, it would cover the form before anybody has read it.
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)');
  const leaveForgotten = useCallback((message?: string) => {
    setDone(message);
    setForgotten(false);
    setBack(true);
  }, []);

  const [step, setStep] = useState<{ challenge: FactorChallenge; endsAt: number }>();
  const [why, setWhy] = useState<string>();
  const startAgain = (reason?: string) => {
    setStep(undefined);
    setWhy(reason);
    setBack(true);
  };

  usePageTitle(pageTitle(), site.name);
  useLoginElsewhere(given.from);

  return <LoginFrame site={site}>{screen()}</LoginFrame>;

  function pageTitle(): string {
    if (step) return secondFactorMessages.login.pageTitle;
    return isForgotten ? loginMessages.forgot.pageTitle : loginMessages.pageTitle;
  }

  function screen() {
    if (step)
      return <FactorForm {...step} email={email.trim()} destination={given.from} onStartAgain={startAgain} />;
    if (isForgotten)
      return (
        <ForgotForm
          email={email}
          onEmail={setEmail}
          onBack={() => leaveForgotten()}
          onDone={leaveForgotten}
        />
      );
    return (
      <LoginForm
        destination={given.from}
        ended={given.ended}
        done={done}
        why={why}
        takesFocus={isBack || hasMouse}
        email={email}
        onEmail={setEmail}
        onForgot={() => setForgotten(true)}
        onChallenge={(challenge) => setStep({ challenge, endsAt: Date.now() + challenge.expiresIn * 1000 })}
      />
    );
  }
}

/**
 * Goes on where the login leads to once somebody has logged in in another tab: all tabs share that session, and asking for
 * the password again would be of no use. Somebody who comes here while logged in wants to log in again.
 */
function useLoginElsewhere(destination: string) {
  const isIn = useSession(({ status }) => status === 'in');
  const [wasIn] = useState(isIn);
  const navigate = useNavigate();
  useEffect(() => {
    if (isIn && !wasIn) void navigate(destination, { replace: true, state: AFTER_LOGIN });
  }, [isIn, wasIn, destination, navigate]);
}
