import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useStepUp } from 'frontend-shared/api/step-up';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useId, useState } from 'react';
import { canUsePasskeys, createPasskey } from '../../../browser/passkeys';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { passkeys as passkeysContent } from '../../../content/passkeys';
import { secondFactor as secondFactorMessages } from '../../../content/second-factor';
import { addPasskey, removePasskey, requestPasskeyCreation } from '../../../data/account/passkeys';
import {
  beginTotpSetUp,
  confirmTotp,
  removeTotp,
  replaceRecoveryCodes,
  type SecondFactor,
  secondFactor,
  type TotpSecret,
} from '../../../data/account/second-factor';
import { indianDay, longDay } from '../../../format/date-time';
import { interruptedPage } from '../../../routing/factor-redirect';
import { newRecoveryCodes, useNewRecoveryCodes } from '../../../state/recovery-codes';
import { showToast } from '../../../state/toasts';
import { ConfirmButton } from '../../../ui/dialog/confirm-button';
import { FormError } from '../../../ui/form/form-messages';
import { PasskeyNote } from '../../../ui/form/passkey-note';
import { Icon } from '../../../ui/icon';
import { errorMessage, isNetworkError } from '../../../ui/text/error-message';
import { ErrorNote } from '../../../ui/text/error-note';
import { AccountCard } from '../account-card';
import { PasskeyList } from './passkey-list';
import { RecoveryCodes } from './recovery-codes';
import { TotpSetUp } from './totp-set-up';
import './second-factor.css';

/** If fewer codes than this are left, the card recommends new ones. */
const FEW = 3;

interface CardProps {
  company: string;
  email: string;
}

/** Sets up, shows, renews and removes the second factor of the current account. */
export function SecondFactorCard({ company, email }: CardProps) {
  const messages = useMessages(secondFactorMessages).card;
  const passkeyMessages = useMessages(passkeysContent);
  const commonMessages = useMessages(common);
  const { data, error, refetch } = useQuery(secondFactor());
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const interrupted = interruptedPage(useLocation().state);
  /** Where the user was when the second factor was demanded; they return once the recovery codes are saved. */
  const [returnTo, setReturnTo] = useState<string>();
  const id = useId();
  const [totp, setTotp] = useState<TotpSecret>();
  const codes = useNewRecoveryCodes();

  const [failure, setFailure] = useState<{ error: Error; hasUnseenCodes: boolean }>();
  const fail = (error: Error, makesCodes = false) => {
    setFailure({ error, hasUnseenCodes: makesCodes && isNetworkError(error) });
    // The change may have been made although its response did not arrive.
    void queryClient.invalidateQueries(secondFactor());
  };
  const failureHandlers = {
    onMutate: () => setFailure(undefined),
    onError: (error: Error) => fail(error),
  };
  const isFirst = data?.methods.length === 0;
  // Confirmed, though the response did not arrive, or in another tab.
  if (totp && data?.totpSince) setTotp(undefined);
  // `gcTime: 0`, because the result is a secret that the mutation cache must not keep.
  const begin = useMutation({
    ...failureHandlers,
    mutationFn: beginTotpSetUp,
    onSuccess: setTotp,
    gcTime: 0,
  });
  const renew = useMutation({
    ...failureHandlers,
    onError: (error) => fail(error, true),
    mutationFn: replaceRecoveryCodes,
    onSuccess: newRecoveryCodes.show,
    gcTime: 0,
  });
  const remove = useMutation({
    ...failureHandlers,
    mutationFn: removeTotp,
    onSuccess: () => showToast({ kind: 'success', text: messages.removed }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const add = useMutation({
    ...failureHandlers,
    onError: (error) => fail(error, isFirst),
    mutationFn: async () => addPasskey(await createPasskey(await requestPasskeyCreation())),
    gcTime: 0,
    onSuccess: (recoveryCodes) => {
      // No toast with new codes: it would cover them.
      if (!recoveryCodes) showToast({ kind: 'success', text: passkeyMessages.isAdded });
      return added(recoveryCodes);
    },
  });
  const removeKey = useMutation({
    ...failureHandlers,
    mutationFn: removePasskey,
    onSuccess: () => showToast({ kind: 'success', text: passkeyMessages.removed }),
    onSettled: () => queryClient.invalidateQueries(),
  });

  async function confirmApp(code: string) {
    setFailure(undefined);
    try {
      await added(await confirmTotp(code));
    } catch (error) {
      if (isNetworkError(error)) fail(error, isFirst);
      throw error;
    }
  }

  async function added(recoveryCodes: string[] | undefined) {
    setTotp(undefined);
    if (recoveryCodes) newRecoveryCodes.show(recoveryCodes);
    if (mustSetUp) setReturnTo(interrupted);
    // Refetches everything that was refused for lack of a second factor.
    useStepUp.setState({ mustSetUp: false });
    await queryClient.invalidateQueries();
  }

  async function confirmSaved() {
    newRecoveryCodes.clear();
    if (returnTo !== undefined) navigate(returnTo, { replace: true });
    await queryClient.invalidateQueries(secondFactor());
  }

  return (
    <AccountCard title={messages.title}>
      {content()}
      <FormError id={`${id}-error`} text={failure && !totp ? failureText(failure) : undefined} />
    </AccountCard>
  );

  function failureText({ error: failed, hasUnseenCodes }: { error: Error; hasUnseenCodes: boolean }): string {
    const text = errorMessage(failed, commonMessages.failed);
    return hasUnseenCodes ? `${text} ${messages.unseenCodes}` : text;
  }

  function content() {
    if (codes) return <RecoveryCodes codes={codes} company={company} email={email} onSaved={confirmSaved} />;
    if (totp) return <TotpSetUp totp={totp} confirmApp={confirmApp} onCancel={() => setTotp(undefined)} />;
    if (!data && error)
      return <ErrorNote error={error} fallback={messages.loadFailed} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton active paragraph={{ rows: 2 }} />;
    return (
      <>
        {data.methods.length === 0 ? (
          <p>{mustSetUp || data.mustSetUp ? messages.mustSetUp : messages.none}</p>
        ) : (
          <CurrentFactors
            factor={data}
            renew={renew.mutate}
            removeTotp={remove.mutate}
            removePasskey={({ _id }) => removeKey.mutate(_id)}
          />
        )}
        <div className="ad-factor__buttons">
          {canUsePasskeys() && (
            <Button icon={<Icon name="key" />} loading={add.isPending} onClick={() => add.mutate()}>
              {passkeyMessages.add}
            </Button>
          )}
          {!data.totpSince && (
            <Button loading={begin.isPending} onClick={() => begin.mutate()}>
              {messages.setUp}
            </Button>
          )}
        </div>
        <PasskeyNote />
      </>
    );
  }
}

interface CurrentFactorsProps {
  factor: SecondFactor;
  renew: () => void;
  removeTotp: () => void;
  removePasskey: (passkey: SecondFactor['passkeys'][number]) => void;
}

/** The second factors of the account, with their actions. */
function CurrentFactors({ factor, renew, removeTotp, removePasskey }: CurrentFactorsProps) {
  const passkeyMessages = useMessages(passkeysContent);
  const messages = useMessages(secondFactorMessages).card;
  const locale = useLocale();
  const { passkeys, totpSince, recoveryCodesLeft, isRequired } = factor;
  const confirmRemoveLast = isRequired ? messages.confirmRemoveRequired : messages.confirmRemove;
  return (
    <dl className="ad-rows">
      {passkeys.length > 0 && (
        <div>
          <dt>{passkeyMessages.label}</dt>
          <dd>
            <PasskeyList
              passkeys={passkeys}
              isOnlyFactor={totpSince === undefined}
              isRequired={isRequired}
              onRemove={removePasskey}
            />
          </dd>
        </div>
      )}
      {totpSince && (
        <div>
          <dt>{messages.app}</dt>
          <dd className="ad-factor__row">
            {messages.since(longDay(indianDay(0, new Date(totpSince)), locale))}
            <ConfirmButton
              label={messages.remove}
              question={passkeys.length > 0 ? messages.confirmRemoveBeside : confirmRemoveLast}
              confirmLabel={messages.yesRemove}
              onConfirm={removeTotp}
              danger
            />
          </dd>
        </div>
      )}
      <div>
        <dt>{messages.recoveryCodes}</dt>
        <dd className="ad-factor__row">
          <div>
            {messages.left(recoveryCodesLeft)}
            {recoveryCodesLeft < FEW && <p className="ad-factor__few">{messages.fewLeft}</p>}
          </div>
          <ConfirmButton
            label={messages.newCodes}
            question={messages.confirmNewCodes}
            confirmLabel={messages.yesNewCodes}
            onConfirm={renew}
          />
        </dd>
      </div>
    </dl>
  );
}
