import type { components } from 'frontend-shared/api/types.generated';
import { type ReactNode, useState } from 'react';
import { canUsePasskeys } from '../../browser/passkeys';
import { useMessages } from '../../content/messages';
import { passkeys } from '../../content/passkeys';
import { secondFactor } from '../../content/second-factor';
import { FactorEntry, type Proof } from './factor-entry';
import { ModeButton } from './mode-button';
import { PasskeyButton } from './passkey-button';
import { PasskeyNote } from './passkey-note';
import './form.css';

/** The kind of proof requested. */
export type PromptMethod = 'app' | 'passkey' | 'recovery' | 'password';

interface FactorPromptProps {
  /** Factors of the account; if there are none, the password is requested. */
  methods: readonly components['schemas']['FactorMethod'][];
  /** Text above the field or the button. */
  intro: (method: PromptMethod) => ReactNode;
  /** Sends the proof; an error is shown. */
  sendProof: (proof: Proof) => Promise<void>;
  /** Asks the browser for a passkey and sends it. */
  sendPasskey: () => Promise<void>;
  submit: string;
  submitting: string;
  /** Shown beside the links to other methods. */
  children?: ReactNode;
}

/** Asks for one of the account's factors, with links to the others. */
export function FactorPrompt(props: FactorPromptProps) {
  const secondFactorMessages = useMessages(secondFactor);
  const passkeysMessages = useMessages(passkeys);
  const { methods, intro, sendProof, sendPasskey, submit, submitting, children } = props;
  const hasPasskey = methods.includes('passkey') && canUsePasskeys();
  const first = firstMethod(methods, hasPasskey);
  const [isRecovery, setRecovery] = useState(false);
  const method = isRecovery ? 'recovery' : first;
  const canSwitch = methods.includes('recovery-code') && first !== 'recovery';
  const back = first === 'app' ? secondFactorMessages.login.useApp : passkeysMessages.use;
  return (
    <>
      {method === 'passkey' ? (
        <div className="ad-form">
          {intro(method)}
          <PasskeyButton
            label={passkeysMessages.use}
            busy={passkeysMessages.asking}
            askForPasskey={sendPasskey}
            primary
          />
        </div>
      ) : (
        <FactorEntry method={method} sendProof={sendProof} submit={submit} submitting={submitting}>
          {intro(method)}
        </FactorEntry>
      )}
      {method === 'app' && hasPasskey && (
        <PasskeyButton
          label={passkeysMessages.useInstead}
          busy={passkeysMessages.asking}
          askForPasskey={sendPasskey}
        />
      )}
      {methods.includes('passkey') && <PasskeyNote />}
      <div className="ad-ways">
        {canSwitch && (
          <ModeButton
            text={isRecovery ? back : secondFactorMessages.login.useRecovery}
            onPress={() => setRecovery(!isRecovery)}
          />
        )}
        {children}
      </div>
    </>
  );
}

function firstMethod(methods: FactorPromptProps['methods'], hasPasskey: boolean): PromptMethod {
  if (methods.length === 0) return 'password';
  if (methods.includes('totp')) return 'app';
  return hasPasskey ? 'passkey' : 'recovery';
}
