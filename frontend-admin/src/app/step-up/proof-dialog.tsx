import { useQuery } from '@tanstack/react-query';
import { finishStepUp, useStepUp } from 'frontend-shared/api/step-up';
import { useEffect } from 'react';
import { getPasskey } from '../../browser/passkeys';
import { useMessages } from '../../content/messages';
import { secondFactor as secondFactorMessages } from '../../content/second-factor';
import { requestPasskeyProof } from '../../data/account/passkeys';
import { secondFactor, submitProof } from '../../data/account/second-factor';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import type { Proof } from '../../ui/form/factor-entry';
import { FactorPrompt, type PromptMethod } from '../../ui/form/factor-prompt';
import { ErrorNote } from '../../ui/text/error-note';
import { LoadingText } from '../../ui/text/loading-text';
import './proof-dialog.css';

/** Key of the introduction in the messages. */
const INTRO = {
  app: 'intro',
  passkey: 'introPasskey',
  recovery: 'introRecovery',
  password: 'introPassword',
} as const satisfies Record<PromptMethod, string>;

async function sendProof(proof: Proof): Promise<void> {
  await submitProof(proof);
  finishStepUp(true);
}

async function sendPasskey(): Promise<void> {
  await submitProof({ passkey: await getPasskey(await requestPasskeyProof()) });
  finishStepUp(true);
}

function Entry() {
  const { card, proof: messages } = useMessages(secondFactorMessages);
  const { data, error, refetch } = useQuery(secondFactor());
  if (!data && error)
    return <ErrorNote error={error} fallback={card.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <LoadingText />;

  return (
    <FactorPrompt
      methods={data.methods}
      sendProof={sendProof}
      sendPasskey={sendPasskey}
      submit={messages.submit}
      submitting={messages.submitting}
      intro={(method) => <p>{messages[INTRO[method]]}</p>}
    />
  );
}

/**
 * Asks for a proof of identity when a request requires one. Closing the dialog fails that request and changes nothing
 * else.
 */
export function ProofDialog() {
  const messages = useMessages(secondFactorMessages).proof;
  const isAsked = useStepUp((stepUp) => stepUp.isAsked);
  // Leaving the console cancels the request.
  useEffect(() => {
    return () => finishStepUp(false);
  }, []);
  if (!isAsked) return null;
  return (
    <ModalDialog
      title={messages.title}
      className="ad-proof"
      closeLabel={messages.close}
      onClose={() => finishStepUp(false)}
    >
      <Entry />
      <p className="ad-quiet">{messages.note}</p>
    </ModalDialog>
  );
}
