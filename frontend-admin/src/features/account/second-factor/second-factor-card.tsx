import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useStepUp } from 'frontend-shared/api/step-up';
import { useId, useState } from 'react';
import { common } from '../../../content/en/common';
import { secondFactor as words } from '../../../content/en/second-factor';
import {
  type AppBeingSetUp,
  removeApp,
  replaceRecoveryCodes,
  type SecondFactor,
  secondFactor,
  setUpApp,
} from '../../../data/second-factor';
import { indianDay, longDay } from '../../../format/moments';
import { showToast } from '../../../state/toasts';
import { ErrorNote } from '../../../ui/error-note';
import { errorSentence } from '../../../ui/error-sentence';
import { FormError } from '../../../ui/form/form-messages';
import { AppSetUp } from './app-set-up';
import { AskBefore } from './ask-before';
import { RecoveryCodes } from './recovery-codes';
import './second-factor.css';

const copy = words.card;
/** Below this it is time for new recovery codes. */
const FEW = 3;

interface CardProps {
  company: string;
  email: string;
}

/** The second factor of the account that is logged in: set up, looked at, renewed and removed. */
export function SecondFactorCard({ company, email }: CardProps) {
  const { data, error, refetch } = useQuery(secondFactor());
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  const queryClient = useQueryClient();
  const id = useId();
  const [app, setApp] = useState<AppBeingSetUp>();
  const [codes, setCodes] = useState<readonly string[]>();

  // What they answer is secret, so it is not kept once it is not on the page any more.
  const begin = useMutation({ mutationFn: setUpApp, onSuccess: setApp, gcTime: 0 });
  const renew = useMutation({ mutationFn: replaceRecoveryCodes, onSuccess: setCodes, gcTime: 0 });
  const remove = useMutation({
    mutationFn: removeApp,
    onSuccess: () => showToast({ kind: 'success', text: copy.removed }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const failure = begin.error ?? renew.error ?? remove.error;

  async function added(recoveryCodes: string[] | undefined) {
    setApp(undefined);
    setCodes(recoveryCodes);
    // What was refused without a second factor is asked for anew.
    useStepUp.setState({ mustSetUp: false });
    await queryClient.invalidateQueries();
  }

  async function kept() {
    setCodes(undefined);
    await queryClient.invalidateQueries(secondFactor());
  }

  return (
    <section className="ad-card ad-account-card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{copy.title}</h2>
      {content()}
      <FormError id={`${id}-error`} text={failure ? errorSentence(failure, common.failed) : undefined} />
    </section>
  );

  function content() {
    if (codes) return <RecoveryCodes codes={codes} company={company} email={email} onKept={kept} />;
    if (app) return <AppSetUp app={app} onAdded={added} onCancel={() => setApp(undefined)} />;
    if (!data && error)
      return <ErrorNote error={error} fallback={copy.loadFailed} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton active paragraph={{ rows: 2 }} />;
    if (!data.totpSince)
      return (
        <>
          <p>{mustSetUp || data.mustSetUp ? copy.mustSetUp : copy.none}</p>
          <Button type="primary" loading={begin.isPending} onClick={() => begin.mutate()}>
            {copy.setUp}
          </Button>
        </>
      );
    return <Present {...data} since={data.totpSince} renew={renew.mutate} remove={remove.mutate} />;
  }
}

interface PresentProps extends Pick<SecondFactor, 'recoveryCodesLeft'> {
  since: string;
  renew: () => void;
  remove: () => void;
}

/** What the account has, and what can be done with it. */
function Present({ since, recoveryCodesLeft, renew, remove }: PresentProps) {
  return (
    <>
      <dl className="ad-rows">
        <div>
          <dt>{copy.app}</dt>
          <dd>{copy.since(longDay(indianDay(0, new Date(since))))}</dd>
        </div>
        <div>
          <dt>{copy.recoveryCodes}</dt>
          <dd>
            {copy.left(recoveryCodesLeft)}
            {recoveryCodesLeft < FEW && <p className="ad-factor__few">{copy.fewLeft}</p>}
          </dd>
        </div>
      </dl>
      <div className="ad-factor__buttons">
        <AskBefore
          button={copy.newCodes}
          question={copy.confirmNewCodes}
          yes={copy.yesNewCodes}
          onYes={renew}
        />
        <AskBefore
          button={copy.remove}
          question={copy.confirmRemove}
          yes={copy.yesRemove}
          onYes={remove}
          danger
        />
      </div>
    </>
  );
}
