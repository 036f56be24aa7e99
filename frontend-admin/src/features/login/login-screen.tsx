import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import Input from 'antd/es/input';
import { useSession } from 'frontend-shared/api/session';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Link, useLocation, useNavigate } from 'frontend-shared/routing/router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { usePageTitle } from '../../browser/use-page-title';
import { login as copy } from '../../content/en/login';
import { readLoginState } from '../../routing/login-state';
import { paths } from '../../routing/paths';
import { Brand } from '../../ui/brand';
import { errorSentence } from '../../ui/error-sentence';
import { Icon } from '../../ui/icon';
import { BrickWall } from './brick-wall';
import './login.css';

/** What the form holds, sends and says. */
function useLoginForm(destination: string) {
  const logIn = useSession((session) => session.login);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(email: string, password: string) {
    if (!email || !password) {
      setError(copy.fillBoth);
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await logIn(email, password);
      navigate(destination, { replace: true });
    } catch (failure) {
      setError(errorSentence(failure, copy.failed));
      setBusy(false);
    }
  }
  return { busy, error, submit };
}

export default function LoginScreen({ site }: { site: SiteConfig }) {
  const { from, ended } = readLoginState(useLocation().state);
  const { busy, error, submit } = useLoginForm(from);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const emailField = useRef<InputRef>(null);
  const passwordField = useRef<InputRef>(null);
  const id = useId();
  const empty = { email: error !== undefined && !email.trim(), password: error !== undefined && !password };

  usePageTitle(copy.pageTitle, site.name);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    void submit(email.trim(), password);
    if (!email.trim()) emailField.current?.focus();
    else if (!password) passwordField.current?.focus();
  }

  return (
    <div className="ad-login">
      <header className="ad-login__band">
        <Brand site={site} />
        <BrickWall />
      </header>
      <main className="ad-login__main">
        <form className="ad-login__form" onSubmit={onSubmit} noValidate>
          <h1>{copy.heading}</h1>
          <p className="ad-quiet">{copy.intro}</p>
          {ended && !error && <Alert type="info" role="status" title={copy.ended} />}
          <div className="ad-login__field">
            <label htmlFor={`${id}-email`}>{copy.email}</label>
            <Input
              ref={emailField}
              id={`${id}-email`}
              type="email"
              name="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              status={empty.email ? 'error' : ''}
              aria-invalid={empty.email}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => setEmail(event.target.value)}
            />
          </div>
          <div className="ad-login__field">
            <label htmlFor={`${id}-password`}>{copy.password}</label>
            <div className="ad-login__password">
              <Input
                ref={passwordField}
                id={`${id}-password`}
                type={visible ? 'text' : 'password'}
                name="password"
                autoComplete="current-password"
                autoCapitalize="none"
                spellCheck={false}
                value={password}
                status={empty.password ? 'error' : ''}
                aria-invalid={empty.password}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={(event) => setPassword(event.target.value)}
              />
              <Button
                type="text"
                className="ad-login__eye"
                aria-label={visible ? copy.hide : copy.show}
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
                icon={<Icon name={visible ? 'eyeOff' : 'eye'} />}
              />
            </div>
          </div>
          {/* The region is always there, so that screen readers hear what comes into it. */}
          <p id={`${id}-error`} className="ad-login__error" role="alert">
            {error}
          </p>
          <Button type="primary" htmlType="submit" loading={busy} block>
            {busy ? copy.submitting : copy.submit}
          </Button>
          <Link className="ad-link" to={paths.home}>
            {copy.home}
          </Link>
        </form>
      </main>
    </div>
  );
}
