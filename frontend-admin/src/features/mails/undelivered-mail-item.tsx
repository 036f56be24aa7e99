import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { mails } from '../../content/mails';
import { useTexts } from '../../content/texts';
import {
  decideMail,
  type MailDecision,
  UNDELIVERED,
  type UndeliveredMail,
} from '../../data/undelivered-mails';
import { shortMoment } from '../../format/moments';
import { paths, recordPath } from '../../routing/paths';
import { showToast } from '../../state/toasts';
import { AskBefore } from '../../ui/ask-before';
import { errorSentence } from '../../ui/error-sentence';
import { reasonOf } from './reason-of';

/** Where records of a mail's kind are looked at, by the first word of its name. */
const TAB_OF: Readonly<Record<string, string>> = {
  contact: paths.contacts,
  application: paths.applications,
  shareholder: paths.shareholders,
  subscription: paths.subscribers,
};

function recordOf({ template, recordId }: UndeliveredMail): string | undefined {
  // Applicants of both kinds get the same mail, so it does not say where its record is.
  const tab = template === 'application-withdrawn' ? undefined : TAB_OF[template.split('-')[0] ?? ''];
  return tab === undefined || recordId === undefined ? undefined : recordPath(tab, recordId);
}

/** A mail that was given up: to whom, why, and what can be done about it. */
export function UndeliveredMailItem({ mail }: { mail: UndeliveredMail }) {
  const copy = useTexts(mails);
  const locale = useLocale();
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: (decision: MailDecision) => decideMail(mail._id, decision),
    onSuccess: (_nothing, decision) =>
      showToast({ kind: 'success', text: decision === 'dismiss' ? copy.dismissed : copy.sentAgain }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: UNDELIVERED }),
  });
  const what = copy.templates[mail.template];
  const address = mail.to ?? copy.erasedAddress;
  const record = recordOf(mail);
  return (
    <li className="ad-mails__item">
      <div className="ad-mails__text">
        <h2 className="ad-mails__what">{what}</h2>
        <p className="ad-mails__to">{address}</p>
        <p>{reasonOf(mail.lastError, copy.reasons)}</p>
        <p className="ad-quiet ad-number">
          {copy.facts(shortMoment(mail.givenUpAt, locale), mail.tries)}
          {mail.canDismiss && !mail.canSendAgain && ` · ${copy.expired}`}
        </p>
        {record && (
          <Link className="ad-link" to={record}>
            {copy.toRecord}
          </Link>
        )}
        {decide.error && (
          <p role="alert" className="ad-mails__error">
            {errorSentence(decide.error, copy.failed)}
          </p>
        )}
      </div>
      {mail.canDismiss && (
        <div className="ad-mails__buttons">
          {mail.canSendAgain && (
            <Button
              aria-label={copy.sendAgainTo(address, what)}
              loading={decide.isPending && decide.variables === 'send-again'}
              onClick={() => decide.mutate('send-again')}
            >
              {copy.sendAgain}
            </Button>
          )}
          <AskBefore
            button={copy.dismiss}
            name={copy.dismissTo(address, what)}
            question={copy.confirmDismiss}
            yes={copy.yesDismiss}
            onYes={() => decide.mutate('dismiss')}
          />
        </div>
      )}
    </li>
  );
}
