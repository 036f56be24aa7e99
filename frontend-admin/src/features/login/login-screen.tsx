import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocation } from 'frontend-shared/routing/router';
import { useCallback, useState } from 'react';
import { usePageTitle } from '../../browser/use-page-title';
import { login } from '../../content/en/login';
import { readLoginState } from '../../routing/login-state';
import { ForgotForm } from './forgot-form';
import { LoginForm } from './login-form';
import { LoginFrame } from './login-frame';

/** The login, and asking for a link to a new password; what was typed as e-mail address goes from one to the other. */
export default function LoginScreen({ site }: { site: SiteConfig }) {
  const given = readLoginState(useLocation().state);
  const [isForgotten, setForgotten] = useState(given.forgot);
  const [email, setEmail] = useState(given.email);
  // It stays when the login comes back, for those who cannot read it in three seconds.
  const [done, setDone] = useState<string>();
  const [isBack, setBack] = useState(given.email !== '');
  const leaveForgotten = useCallback((sentence?: string) => {
    setDone(sentence);
    setForgotten(false);
    setBack(true);
  }, []);

  usePageTitle(isForgotten ? login.forgot.pageTitle : login.pageTitle, site.name);

  return (
    <LoginFrame site={site}>
      {isForgotten ? (
        <ForgotForm
          email={email}
          onEmail={setEmail}
          onBack={() => leaveForgotten()}
          onDone={leaveForgotten}
        />
      ) : (
        <LoginForm
          destination={given.from}
          ended={given.ended}
          done={done}
          takesFocus={isBack}
          email={email}
          onEmail={setEmail}
          onForgot={() => setForgotten(true)}
        />
      )}
    </LoginFrame>
  );
}
