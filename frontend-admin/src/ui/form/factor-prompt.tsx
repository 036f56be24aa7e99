import type { components } from 'frontend-shared/api/types.generated';
import { type ReactNode, useState } from 'react';
import { canUsePasskeys } from '../../browser/passkeys';
import { useMessages } from '../../content/messages';
import { passkeys } from '../../content/passkeys';
import { secondFactor } from '../../content/second-factor';
import { FactorEntry, type Shown } from './factor-entry';
import { ModeButton } from './mode-button';
import { PasskeyButton } from './passkey-button';
import { PasskeyNote } from './passkey-note';
import './form.css';

/** What somebody is asked for. */
export type PromptMethod = 'app' | 'passkey' | 'recovery' | 'password';

interface FactorPromptProps {
  /** What the account has; without anything it is asked for its password. */
  methods: readonly components['schemas']['FactorMethod'][];
  /** Text above the field or the button. */
  intro: (method: PromptMethod) => ReactNode;
  /** Sends what was typed; what it throws is said. */
  show: (shown: Shown) => Promise<void>;
  /** Has the browser ask for a passkey, and sends its answer. */
  showPasskey: () => Promise<void>;
  submit: string;
  submitting: string;
  /** Stands beside the links to other methods. */
  children?: ReactNode;
}

/** Asks for one of the things that an account can show, with links to the others. */
export function FactorPrompt(props: FactorPromptProps) {
  const secondFactorMessages = useMessages(secondFactor);
  const passkeysMessages = useMessages(passkeys);
  const { methods, intro, show, showPasskey, submit, submitting, children } = props;
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
            show={showPasskey}
            primary
          />
        </div>
      ) : (
        <FactorEntry method={method} show={show} submit={submit} submitting={submitting}>
          {intro(method)}
        </FactorEntry>
      )}
      {method === 'app' && hasPasskey && (
        <PasskeyButton
          label={passkeysMessages.useInstead}
          busy={passkeysMessages.asking}
          show={showPasskey}
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
