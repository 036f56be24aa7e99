import Button from 'antd/es/button';
import type { Locale } from 'frontend-shared/i18n/locale';
import { bulk as bulkMessages } from '../../content/bulk';
import { mails } from '../../content/mails';
import { useMessages } from '../../content/messages';
import { decideMail, type UndeliveredMail } from '../../data/undelivered-mails';
import { BulkReport } from '../../lists/bulk/bulk-report';
import type { BulkWork } from '../../lists/bulk/bulk-work';
import { hiddenNote, hiddenRows } from '../../lists/selection/hidden-rows';
import { InlineConfirmation } from '../../lists/selection/inline-confirmation';
import { SelectionActions, SelectionBar } from '../../lists/selection/selection-bar';
import { useConfirmation } from '../../lists/selection/use-confirmation';
import type { Selection } from '../../lists/selection/use-selection';
import { ConfirmButton } from '../../ui/dialog/confirm-button';
import { Icon } from '../../ui/icon';
import type { MailsRun } from './use-mails-run';

type MailMessages = (typeof mails)[Locale];
type MailWork = BulkWork<UndeliveredMail>;

function sendAgainAction(messages: MailMessages): MailWork {
  return {
    ...messages.many.sendAgain,
    appliesTo: ({ canSendAgain }) => canSendAgain,
    failed: messages.failed,
    perform: async ({ _id }) => {
      await decideMail(_id, 'send-again');
      return {};
    },
  };
}

function dismissAction(messages: MailMessages): MailWork {
  return {
    ...messages.many.dismiss,
    appliesTo: ({ canDismiss }) => canDismiss,
    failed: messages.failed,
    perform: async ({ _id }) => {
      await decideMail(_id, 'dismiss');
      return {};
    },
  };
}

interface MailsBarProps {
  selection: Selection<UndeliveredMail>;
  /** The mails that the list shows. */
  shown: readonly UndeliveredMail[];
  bulk: MailsRun;
}

/** Actions for the selected mails, and the report on the latest action. */
export function MailsBar(props: MailsBarProps) {
  if (!props.bulk.run && props.selection.rows.length === 0) return null;
  return <OpenBar {...props} />;
}

/** Unmounted when nothing is selected, which also discards an open confirmation. */
function OpenBar({ selection, shown, bulk }: MailsBarProps) {
  const messages = useMessages(mails);
  const manyMessages = useMessages(bulkMessages);
  const { run } = bulk;
  // Mails that were handled no longer count as selected, although their rows stay until the report is closed.
  const rows = selection.rows.filter(({ _id }) => run?.items.get(_id)?.state !== 'done');
  const confirmation = useConfirmation<MailWork, UndeliveredMail>(rows);
  const isBusy = run !== undefined && run.phase !== 'over';
  const again = sendAgainAction(messages);
  const toSend = rows.filter(again.appliesTo);
  const hidden = hiddenRows(rows, shown);
  const mustConfirm = hidden.some(again.appliesTo);
  const noteOf = (chosen: readonly UndeliveredMail[]) =>
    hiddenNote(
      hiddenRows(chosen, shown),
      ({ to, template }) => `${to ?? messages.erasedAddress} (${messages.templates[template]})`,
      manyMessages,
    );

  function finish() {
    if (run) bulk.close();
    selection.clear();
  }
  if (confirmation.pending) {
    const { action, rows: about } = confirmation.pending;
    const applicable = about.filter(action.appliesTo);
    const confirmLabel = messages.many.confirmSend(applicable.length);
    return (
      <SelectionBar label={messages.many.bar} isConfirming>
        <InlineConfirmation
          question={`${confirmLabel}? ${noteOf(applicable)}`}
          confirmLabel={confirmLabel}
          onConfirm={() => {
            confirmation.close();
            bulk.start(action, about);
          }}
          onCancel={confirmation.cancel}
        />
      </SelectionBar>
    );
  }
  return (
    <SelectionBar label={messages.many.bar}>
      {rows.length > 0 && (
        <SelectionActions
          count={rows.length}
          hidden={hidden.length}
          isBusy={isBusy}
          onClear={finish}
          onDeselectHidden={() => selection.set(hidden, false)}
          apart={
            !isBusy && (
              <ConfirmButton
                label={messages.dismiss}
                name={messages.many.dismissChosen}
                question={`${messages.many.confirmDismiss(rows.length)} ${noteOf(rows)}`.trim()}
                confirmLabel={messages.yesDismiss}
                onConfirm={() => bulk.start(dismissAction(messages), rows)}
              />
            )
          }
        >
          <Button
            type="primary"
            aria-label={messages.many.sendChosen}
            disabled={isBusy || toSend.length === 0}
            title={toSend.length > 0 ? undefined : messages.many.noneToSend}
            icon={<Icon name="turn" />}
            // The focused button of the confirmation has been unmounted.
            autoFocus={confirmation.cancelled !== undefined}
            onClick={() => (mustConfirm ? confirmation.ask(again) : bulk.start(again, rows))}
          >
            {mustConfirm ? `${messages.sendAgain}…` : messages.sendAgain}
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
