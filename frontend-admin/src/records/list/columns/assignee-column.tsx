import type { Locale } from 'frontend-shared/i18n/locale';
import { collaboration } from '../../../content/collaboration';
import type { SubmittedRecord } from '../../../data/records';
import { Avatar } from '../../../ui/person/avatar';
import type { Column } from '../../record-kind';

interface AssigneeColumnOptions {
  hidden: boolean;
  locale: Locale;
}

/** Who looks after a record: what stands before the @, which tells colleagues of one company apart. */
export function assigneeColumn<R extends SubmittedRecord>({
  hidden,
  locale,
}: AssigneeColumnOptions): Column<R, 'assignee'> {
  const text = ({ assignee }: R) => assignee?.email.split('@')[0] ?? '';
  return {
    key: 'assignee',
    label: collaboration[locale].assignee,
    text,
    render: (row) =>
      row.assignee ? (
        <span className="ad-list__person" title={row.assignee.email}>
          <Avatar email={row.assignee.email} size={20} />
          {text(row)}
        </span>
      ) : (
        <span className="ad-quiet">{collaboration[locale].nobody}</span>
      ),
    hidden,
  };
}
