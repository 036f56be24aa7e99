import { useSession } from 'frontend-shared/api/session';
import type { Locale } from 'frontend-shared/i18n/locale';
import { collaboration } from '../../../content/collaboration';
import { useMessages } from '../../../content/messages';
import type { Colleague, SubmittedRecord } from '../../../data/records/records';
import { accountName } from '../../../format/mail-address';
import type { Column } from '../../../lists/columns/column';
import { Avatar } from '../../../ui/person/avatar';
import { WrappableName } from '../../../ui/person/wrappable-email';

interface AssigneeColumnOptions {
  hidden: boolean;
  locale: Locale;
}

/** Column with the assignee of a record. */
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
  // Text only: an icon for adding somebody would look like a button.
  if (!assignee) return <span className="ad-quiet ad-assigned__nobody">{messages.nobody}</span>;
  const name = accountName(assignee.email);
  return (
    <span className="ad-assigned" title={assignee.email}>
      <AssigneeAvatar assignee={assignee} size={22} />
      <span className="ad-assigned__name" aria-hidden="true">
        <WrappableName name={name} />
      </span>
      {/* For screen readers, which treat a `<wbr>` as a space. */}
      <span className="ad-hidden">{name}</span>
    </span>
  );
}
