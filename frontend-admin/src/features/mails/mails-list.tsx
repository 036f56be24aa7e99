import Checkbox from 'antd/es/checkbox';
import { mails as mailsMessages } from '../../content/mails';
import { useMessages } from '../../content/messages';
import type { UndeliveredMail } from '../../data/undelivered-mails';
import type { Selection } from '../../lists/selection/use-selection';
import { UndeliveredMailItem } from './undelivered-mail-item';
import type { MailsRun } from './use-mails-run';

interface MailsListProps {
  mails: readonly UndeliveredMail[];
  selection: Selection<UndeliveredMail>;
  run: MailsRun['run'];
}

/** The loaded mails. Those that the account may handle have a checkbox. */
export function MailsList({ mails, selection, run }: MailsListProps) {
  const messages = useMessages(mailsMessages);
  const selectable = mails.filter(({ canDismiss }) => canDismiss);
  const selectedCount = selectable.filter(({ _id }) => selection.has(_id)).length;
  const isAll = selectedCount === selectable.length;
  const isBusy = run !== undefined && run.phase !== 'over';
  return (
    <div className="ad-card ad-mails__card">
      {selectable.length > 1 && (
        <Checkbox
          className="ad-mails__all"
          checked={isAll}
          indeterminate={selectedCount > 0 && !isAll}
          disabled={isBusy}
          onChange={() => selection.set(selectable, !isAll)}
        >
          {messages.many.selectAll(selectable.length)}
        </Checkbox>
      )}
      <ul className="ad-mails__list">
        {mails.map((mail) => (
          <UndeliveredMailItem
            key={mail._id}
            mail={mail}
            isSelected={selection.has(mail._id)}
            isBusy={isBusy}
            outcome={run?.items.get(mail._id)}
            onSelect={(isSelected, isRange) => selection.toggle(mail, isSelected, isRange, selectable)}
          />
        ))}
      </ul>
    </div>
  );
}
