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

/** The loaded mails; those that the account may decide about have a checkbox. */
export function MailsList({ mails, selection, run }: MailsListProps) {
  const messages = useMessages(mailsMessages);
  const own = mails.filter(({ canDismiss }) => canDismiss);
  const ticked = own.filter(({ _id }) => selection.has(_id)).length;
  const isAll = ticked === own.length;
  const isBusy = run !== undefined && run.phase !== 'over';
  return (
    <div className="ad-card ad-mails__card">
      {own.length > 1 && (
        <Checkbox
          className="ad-mails__all"
          checked={isAll}
          indeterminate={ticked > 0 && !isAll}
          disabled={isBusy}
          onChange={() => selection.set(own, !isAll)}
        >
          {messages.many.selectAll(own.length)}
        </Checkbox>
      )}
      <ul className="ad-mails__list">
        {mails.map((mail) => (
          <UndeliveredMailItem
            key={mail._id}
            mail={mail}
            isTicked={selection.has(mail._id)}
            isBusy={isBusy}
            outcome={run?.items.get(mail._id)}
            onTick={(isTicked, isRange) => selection.tick(mail, isTicked, isRange, own)}
          />
        ))}
      </ul>
    </div>
  );
}
