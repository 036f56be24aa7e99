import { useSession } from 'frontend-shared/api/session';
import type { Locale } from 'frontend-shared/i18n/locale';
import { collaboration } from '../../../content/collaboration';
import { useMessages } from '../../../content/messages';
import type { Colleague, SubmittedRecord } from '../../../data/records/records';
import { accountName } from '../../../format/mail-address';
import type { Column } from '../../../lists/columns/column';
import { Avatar } from '../../../ui/person/avatar';

interface AssigneeColumnOptions {
  hidden: boolean;
  locale: Locale;
}

/** Who looks after a record. */
export function assigneeColumn<R extends SubmittedRecord>({
  hidden,
  locale,
}: AssigneeColumnOptions): Column<R, 'assignee'> {
  return {
    key: 'assignee',
    label: collaboration[locale].assignee,
    text: ({ assignee }) => (assignee ? accountName(assignee.email) : ''),
    render: ({ assignee }) => <Assignee assignee={assignee} />,
    mark: ({ assignee }) => assignee && <AssigneeAvatar assignee={assignee} size={18} />,
    hidden,
  };
}

function AssigneeAvatar({ assignee, size }: { assignee: Colleague; size: number }) {
  const ownId = useSession(({ admin }) => admin?._id);
  return <Avatar email={assignee.email} isOwn={assignee.adminId === ownId} size={size} />;
}

function Assignee({ assignee }: { assignee: Colleague | undefined }) {
  const messages = useMessages(collaboration);
  // In words alone: a sign to add somebody would be taken for a button.
  if (!assignee) return <span className="ad-quiet ad-assigned__nobody">{messages.nobody}</span>;
  return (
    <span className="ad-assigned" title={assignee.email}>
      <AssigneeAvatar assignee={assignee} size={22} />
      <span className="ad-assigned__name">{accountName(assignee.email)}</span>
    </span>
  );
}
