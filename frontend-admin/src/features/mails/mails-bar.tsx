import Button from 'antd/es/button';
import type { Locale } from 'frontend-shared/i18n/locale';
import { mails } from '../../content/mails';
import { useMessages } from '../../content/messages';
import { decideMail, type UndeliveredMail } from '../../data/undelivered-mails';
import { BulkReport } from '../../lists/bulk/bulk-report';
import type { BulkWork } from '../../lists/bulk/bulk-work';
import { SelectionActions, SelectionBar } from '../../lists/selection/selection-bar';
import type { Selection } from '../../lists/selection/use-selection';
import { ConfirmButton } from '../../ui/dialog/confirm-button';
import { Icon } from '../../ui/icon';
import type { MailsRun } from './use-mails-run';

type MailMessages = (typeof mails)[Locale];
type MailWork = BulkWork<UndeliveredMail>;

function sendingAgain(messages: MailMessages): MailWork {
  return {
    ...messages.many.sendAgain,
    isFor: ({ canSendAgain }) => canSendAgain,
    failed: messages.failed,
    perform: async ({ _id }) => {
      await decideMail(_id, 'send-again');
      return {};
    },
  };
}

function dismissing(messages: MailMessages): MailWork {
  return {
    ...messages.many.dismiss,
    isFor: ({ canDismiss }) => canDismiss,
    failed: messages.failed,
    perform: async ({ _id }) => {
      await decideMail(_id, 'dismiss');
      return {};
    },
  };
}

interface MailsBarProps {
  selection: Selection<UndeliveredMail>;
  bulk: MailsRun;
}

/** What can be done with the mails that are ticked, and how that went. */
export function MailsBar({ selection, bulk }: MailsBarProps) {
  const messages = useMessages(mails);
  const { run } = bulk;
  if (!run && selection.rows.length === 0) return null;
  // Those that were decided about are gone, though their rows stand until the report is put away.
  const rows = selection.rows.filter(({ _id }) => run?.items.get(_id)?.state !== 'done');
  const isBusy = run !== undefined && run.phase !== 'over';
  const again = sendingAgain(messages);
  const canSend = rows.some(again.isFor);

  function finish() {
    if (run) bulk.close();
    selection.clear();
  }
  return (
    <SelectionBar label={messages.many.bar}>
      {rows.length > 0 && (
        <SelectionActions
          count={rows.length}
          isBusy={isBusy}
          onClear={finish}
          apart={
            !isBusy && (
              <ConfirmButton
                button={messages.dismiss}
                name={messages.many.dismissChosen}
                question={messages.many.confirmDismiss(rows.length)}
                yes={messages.yesDismiss}
                onYes={() => bulk.start(dismissing(messages), rows)}
              />
            )
          }
        >
          <Button
            type="primary"
            aria-label={messages.many.sendChosen}
            disabled={isBusy || !canSend}
            title={canSend ? undefined : messages.many.noneToSend}
            icon={<Icon name="turn" />}
            onClick={() => bulk.start(again, rows)}
          >
            {messages.sendAgain}
          </Button>
        </SelectionActions>
      )}
      {run && (
        <BulkReport
          run={run}
          bulk={bulk}
          name={({ to, template }) => `${to ?? messages.erasedAddress}: ${messages.templates[template]}`}
          onClose={finish}
        />
      )}
    </SelectionBar>
  );
}
