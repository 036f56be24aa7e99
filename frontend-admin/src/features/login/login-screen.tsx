import type { FactorChallenge } from 'frontend-shared/api/session';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocation } from 'frontend-shared/routing/router';
import { useCallback, useState } from 'react';
import { usePageTitle } from '../../browser/use-page-title';
import { login } from '../../content/login';
import { useMessages } from '../../content/messages';
import { secondFactor } from '../../content/second-factor';
import { readLoginState } from '../../routing/login-state';
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
        takesFocus={isBack}
        email={email}
        onEmail={setEmail}
        onForgot={() => setForgotten(true)}
        onChallenge={(challenge) => setStep({ challenge, endsAt: Date.now() + challenge.expiresIn * 1000 })}
      />
    );
  }
}
