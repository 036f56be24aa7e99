import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { proofAnswered, useStepUp } from 'frontend-shared/api/step-up';
import { useEffect, useState } from 'react';
import { secondFactor as words } from '../../content/en/second-factor';
import { prove, secondFactor } from '../../data/second-factor';
import { ErrorNote } from '../../ui/error-note';
import { FactorEntry, type FactorMethod, type Shown } from '../../ui/form/factor-entry';
import { FrontDialog } from '../../ui/front-dialog';
import { Wait } from '../../ui/wait';
import './proof-dialog.css';

const copy = words.proof;
const INTRO = { app: copy.intro, recovery: copy.introRecovery, password: copy.introPassword } as const;

async function show(shown: Shown): Promise<void> {
  await prove(shown);
  proofAnswered(true);
}

function Entry() {
  const { data, error, refetch } = useQuery(secondFactor());
  const [isRecovery, setRecovery] = useState(false);
  if (!data && error)
    return <ErrorNote error={error} fallback={words.card.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Wait />;

  const hasFactor = data.methods.length > 0;
  const ofFactor = isRecovery ? 'recovery' : 'app';
  const method: FactorMethod = hasFactor ? ofFactor : 'password';
  return (
    <>
      <FactorEntry method={method} show={show} submit={copy.submit} submitting={copy.submitting}>
        <p>{INTRO[method]}</p>
      </FactorEntry>
      {hasFactor && (
        <Button type="link" className="ad-link ad-proof__way" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? words.login.useApp : words.login.useRecovery}
        </Button>
      )}
    </>
  );
}

/** Asks again who is at the keyboard when a call of the console needs it; closed, that call fails and nothing else changes. */
export function ProofDialog() {
  const isAsked = useStepUp((stepUp) => stepUp.isAsked);
  // Whoever leaves the console meanwhile has not shown anything.
  useEffect(() => {
    return () => proofAnswered(false);
  }, []);
  if (!isAsked) return null;
  return (
    <FrontDialog
      title={copy.title}
      className="ad-proof"
      closeLabel={copy.close}
      onClose={() => proofAnswered(false)}
    >
      <Entry />
      <p className="ad-quiet">{copy.note}</p>
    </FrontDialog>
  );
}
