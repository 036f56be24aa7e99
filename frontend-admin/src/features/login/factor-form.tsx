import { ApiError } from 'frontend-shared/api/error';
import { type FactorChallenge, type FactorProof, useSession } from 'frontend-shared/api/session';
import { useNavigate } from 'frontend-shared/routing/router';
import { getPasskey } from '../../browser/passkeys';
import { useMessages } from '../../content/messages';
import { secondFactor } from '../../content/second-factor';
import { serverMessage } from '../../content/server-messages';
import { AFTER_LOGIN } from '../../routing/start-pages';
import { FactorPrompt } from '../../ui/form/factor-prompt';
import { ModeButton } from '../../ui/form/mode-button';

/** The server's message when no factor can complete this login; its code is also that of a wrong factor. */
const CHALLENGE_EXPIRED = 'This login is not valid any more. Please begin again with the password.';

/** Message keys of the introduction for each method. */
const INTRO = { app: 'intro', passkey: 'introPasskey', recovery: 'introRecovery' } as const;

interface FactorFormProps {
  challenge: FactorChallenge;
  /** When the challenge expires, in ms since 1970. */
  endsAt: number;
  email: string;
  /** Where to go after logging in. */
  destination: string;
  onStartAgain: (reason?: string) => void;
}

/** The second step of a login: a code of the authenticator app, a passkey or a recovery code. */
export function FactorForm({ challenge, endsAt, email, destination, onStartAgain }: FactorFormProps) {
  const messages = useMessages(secondFactor).login;
  const verifyFactor = useSession((session) => session.verifyFactor);
  const navigate = useNavigate();

  async function sendProof(proof: FactorProof) {
    if (Date.now() > endsAt) return onStartAgain(messages.timedOut);
    try {
      await verifyFactor(challenge.challenge, proof);
    } catch (failure) {
      if (failure instanceof ApiError && failure.message === CHALLENGE_EXPIRED)
        return onStartAgain(serverMessage(failure.message));
      throw failure;
    }
    navigate(destination, { replace: true, state: AFTER_LOGIN });
  }

  async function sendPasskey() {
    if (Date.now() > endsAt) return onStartAgain(messages.timedOut);
    if (challenge.passkey) await sendProof({ passkey: await getPasskey(challenge.passkey) });
  }

  return (
    <div className="ad-login__form">
      <FactorPrompt
        methods={challenge.methods}
        sendProof={sendProof}
        sendPasskey={sendPasskey}
        submit={messages.submit}
        submitting={messages.submitting}
        intro={(method) => {
          // 'password' does not occur: the password was checked in the first step.
          const [before, after] = method === 'password' ? [] : messages[INTRO[method]];
          return (
            <div>
              <h1>{messages.heading}</h1>
              <p className="ad-quiet">
                {before}
                <strong className="ad-login__account">{email}</strong>
                {after}
              </p>
              {method === 'app' && <p className="ad-quiet">{messages.submittedAutomatically}</p>}
            </div>
          );
        }}
      >
        <ModeButton text={messages.startAgain} onPress={() => onStartAgain()} />
      </FactorPrompt>
      <p className="ad-quiet">{messages.lost}</p>
    </div>
  );
}
