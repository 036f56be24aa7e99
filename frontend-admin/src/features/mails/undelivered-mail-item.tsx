import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { bulk } from '../../content/bulk';
import { mails } from '../../content/mails';
import { useMessages } from '../../content/messages';
import {
  decideMail,
  type MailDecision,
  UNDELIVERED,
  type UndeliveredMail,
} from '../../data/undelivered-mails';
import { shortDateTime } from '../../format/date-time';
import type { BulkItem } from '../../lists/bulk/bulk-run';
import { showToast } from '../../state/toasts';
import { ConfirmButton } from '../../ui/dialog/confirm-button';
import { errorMessage } from '../../ui/text/error-message';
import { failureReason } from './failure-reason';
import { recordPathOf } from './mail-areas';

interface UndeliveredMailItemProps {
  mail: UndeliveredMail;
  isSelected: boolean;
  /** Whether a bulk action is running. */
  isBusy: boolean;
  /** The result of a bulk action for this mail. */
  outcome: BulkItem<UndeliveredMail> | undefined;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
}

/** An undelivered mail: recipient, reason and actions. */
export function UndeliveredMailItem({
  mail,
  isSelected,
  isBusy,
  outcome,
  onSelect,
}: UndeliveredMailItemProps) {
  const messages = useMessages(mails);
  const { states, tags } = useMessages(bulk);
  const locale = useLocale();
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: MailDecision) => decideMail(mail._id, decision),
    onSuccess: (_nothing, decision) => {
      onSelect(false, false);
      showToast({ kind: 'success', text: decision === 'dismiss' ? messages.dismissed : messages.sentAgain });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: UNDELIVERED }),
  });
  const what = messages.templates[mail.template];
  const address = mail.to ?? messages.erasedAddress;
  const record = recordPathOf(mail);
  const notSentAgain =
    mail.template === 'administrator-invited' ? messages.invitedAgain : messages.notSentAgain;
  const isDecided = outcome?.state === 'done';
  return (
    <li className="ad-mails__item">
      {mail.canDismiss && (
        <Checkbox
          className="ad-mails__tick"
          aria-label={messages.many.select(address, what)}
          checked={isSelected}
          disabled={isBusy || isDecided}
          onChange={({ target, nativeEvent }) => onSelect(target.checked, nativeEvent.shiftKey)}
        />
      )}
      <div className="ad-mails__text">
        <h2 className="ad-mails__what">{what}</h2>
        <p className="ad-mails__to">{address}</p>
        <p>{failureReason(mail, messages.reasons)}</p>
        <p className="ad-quiet ad-number">
          {messages.facts(shortDateTime(mail.givenUpAt, locale), mail.tries)}
          {mail.canDismiss && !mail.canSendAgain && ` · ${notSentAgain}`}
        </p>
        {record && (
          <Link className="ad-link" to={record}>
            {messages.toRecord}
          </Link>
        )}
        {outcome && (
          <p className={outcome.state === 'failed' ? 'ad-mails__error' : 'ad-mails__outcome'}>
            {outcome.state === 'failed' && outcome.why}
            {outcome.state === 'done' && tags.done}
            {outcome.state !== 'failed' && outcome.state !== 'done' && states[outcome.state]}
          </p>
        )}
        {decide.error && (
          <p role="alert" className="ad-mails__error">
            {errorMessage(decide.error, messages.failed)}
          </p>
        )}
      </div>
      {mail.canDismiss && !isBusy && !isDecided && (
        <div className="ad-mails__buttons">
          {mail.canSendAgain && (
            <Button
              aria-label={messages.sendAgainTo(address, what)}
              loading={decide.isPending && decide.variables === 'send-again'}
              onClick={() => decide.mutate('send-again')}
            >
              {messages.sendAgain}
            </Button>
          )}
          <ConfirmButton
            label={messages.dismiss}
            name={messages.dismissTo(address, what)}
            question={messages.confirmDismiss}
            confirmLabel={messages.yesDismiss}
            onConfirm={() => decide.mutate('dismiss')}
          />
        </div>
      )}
    </li>
  );
}
