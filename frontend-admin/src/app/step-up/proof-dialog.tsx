import { useQuery } from '@tanstack/react-query';
import { finishStepUp, useStepUp } from 'frontend-shared/api/step-up';
import { useEffect } from 'react';
import { showPasskey } from '../../browser/passkeys';
import { useMessages } from '../../content/messages';
import { secondFactor as secondFactorMessages } from '../../content/second-factor';
import { requestPasskeyProof } from '../../data/account/passkeys';
import { prove, secondFactor } from '../../data/account/second-factor';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import type { Shown } from '../../ui/form/factor-entry';
import { FactorPrompt, type PromptMethod } from '../../ui/form/factor-prompt';
import { ErrorNote } from '../../ui/text/error-note';
import { LoadingText } from '../../ui/text/loading-text';
import './proof-dialog.css';

/** Label of the field, by its name among the messages. */
const INTRO = {
  app: 'intro',
  passkey: 'introPasskey',
  recovery: 'introRecovery',
  password: 'introPassword',
} as const satisfies Record<PromptMethod, string>;

async function show(shown: Shown): Promise<void> {
  await prove(shown);
  finishStepUp(true);
}

async function showByPasskey(): Promise<void> {
  await prove({ passkey: await showPasskey(await requestPasskeyProof()) });
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
      show={show}
      showPasskey={showByPasskey}
      submit={messages.submit}
      submitting={messages.submitting}
      intro={(way) => <p>{messages[INTRO[way]]}</p>}
    />
  );
}

/** Asks again who is at the keyboard when a call of the console needs it; closed, that call fails and nothing else changes. */
export function ProofDialog() {
  const messages = useMessages(secondFactorMessages).proof;
  const isAsked = useStepUp((stepUp) => stepUp.isAsked);
  // Whoever leaves the console meanwhile has not shown anything.
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
