import Button from 'antd/es/button';
import type { Locale } from 'frontend-shared/i18n/locale';
import { mails } from '../../content/mails';
import { useTexts } from '../../content/texts';
import { decideMail, type UndeliveredMail } from '../../data/undelivered-mails';
import type { BulkWork } from '../../records/bulk/bulk-action';
import { BulkReport } from '../../records/bulk/bulk-report';
import { SelectionActions, SelectionBar } from '../../records/bulk/selection-bar';
import type { Selection } from '../../records/list/selection/use-selection';
import { ConfirmButton } from '../../ui/dialog/confirm-button';
import { Icon } from '../../ui/icon';
import type { MailsRun } from './use-mails-run';

type MailTexts = (typeof mails)[Locale];
type MailWork = BulkWork<UndeliveredMail>;

function sendingAgain(copy: MailTexts): MailWork {
  return {
    ...copy.many.sendAgain,
    isFor: ({ canSendAgain }) => canSendAgain,
    failed: copy.failed,
    perform: async ({ _id }) => {
      await decideMail(_id, 'send-again');
      return {};
    },
  };
}

function dismissing(copy: MailTexts): MailWork {
  return {
    ...copy.many.dismiss,
    isFor: ({ canDismiss }) => canDismiss,
    failed: copy.failed,
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
  const copy = useTexts(mails);
  const { run } = bulk;
  if (!run && selection.rows.length === 0) return null;
  // Those that were decided about are gone, though their rows stand until the report is put away.
  const rows = selection.rows.filter(({ _id }) => run?.items.get(_id)?.state !== 'done');
  const isBusy = run !== undefined && run.phase !== 'over';
  const again = sendingAgain(copy);
  const canSend = rows.some(again.isFor);

  function finish() {
    if (run) bulk.close();
    selection.clear();
  }
  return (
    <SelectionBar label={copy.many.bar}>
      {rows.length > 0 && (
        <SelectionActions
          count={rows.length}
          isBusy={isBusy}
          onClear={finish}
          apart={
            !isBusy && (
              <ConfirmButton
                button={copy.dismiss}
                name={copy.many.dismissChosen}
                question={copy.many.confirmDismiss(rows.length)}
                yes={copy.yesDismiss}
                onYes={() => bulk.start(dismissing(copy), rows)}
              />
            )
          }
        >
          <Button
            type="primary"
            aria-label={copy.many.sendChosen}
            disabled={isBusy || !canSend}
            title={canSend ? undefined : copy.many.noneToSend}
            icon={<Icon name="turn" />}
            onClick={() => bulk.start(again, rows)}
          >
            {copy.sendAgain}
          </Button>
        </SelectionActions>
      )}
      {run && (
        <BulkReport
          run={run}
          bulk={bulk}
          name={({ to, template }) => `${to ?? copy.erasedAddress}: ${copy.templates[template]}`}
          onClose={finish}
        />
      )}
    </SelectionBar>
  );
}
