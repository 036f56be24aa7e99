import { type FactorChallenge, useSession } from 'frontend-shared/api/session';
import { useNavigate } from 'frontend-shared/routing/router';
import { useState } from 'react';
import { secondFactor } from '../../content/en/second-factor';
import { FactorEntry, type FactorMethod, type Shown } from '../../ui/form/factor-entry';
import { ModeButton } from './mode-button';

const copy = secondFactor.login;

interface FactorFormProps {
  challenge: FactorChallenge;
  /** The moment after which the challenge works no longer, in ms since 1970. */
  endsAt: number;
  email: string;
  /** Where to go after logging in. */
  destination: string;
  onStartAgain: (why?: string) => void;
}

/** The second step of a login: what the authenticator app shows, or a recovery code. */
export function FactorForm({ challenge, endsAt, email, destination, onStartAgain }: FactorFormProps) {
  const showFactor = useSession((session) => session.showFactor);
  const navigate = useNavigate();
  const [method, setMethod] = useState<FactorMethod>('app');

  async function show(shown: Shown) {
    if (Date.now() > endsAt) return onStartAgain(copy.over);
    await showFactor(challenge.challenge, shown);
    navigate(destination, { replace: true });
  }

  const isApp = method === 'app';
  return (
    <div className="ad-login__form">
      <FactorEntry method={method} show={show} submit={copy.submit} submitting={copy.submitting}>
        <div>
          <h1>{copy.heading}</h1>
          <p className="ad-quiet">
            {isApp ? copy.intro : copy.introRecovery} <strong className="ad-login__account">{email}</strong>.
          </p>
          {isApp && <p className="ad-quiet">{copy.sentByItself}</p>}
        </div>
      </FactorEntry>
      <div className="ad-login__ways">
        <ModeButton
          text={isApp ? copy.useRecovery : copy.useApp}
          onPress={() => setMethod(isApp ? 'recovery' : 'app')}
        />
        <ModeButton text={copy.startAgain} onPress={() => onStartAgain()} />
      </div>
      <p className="ad-quiet">{copy.lost}</p>
    </div>
  );
}
