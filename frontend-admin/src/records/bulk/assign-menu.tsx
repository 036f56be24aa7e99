import { useQuery } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import { bulk } from '../../content/bulk';
import { collaboration } from '../../content/collaboration';
import { useMessages } from '../../content/messages';
import type { SubmittedRecord } from '../../data/records/records';
import { ChoiceFilter } from '../../lists/filters/choice-filter';
import { Icon } from '../../ui/icon';
import type { RecordKind } from '../record-kind';
import type { BulkAction } from './bulk-action';

/** Key of this action in the bulk bar. */
export const ASSIGN = 'assign';

/** Value of the choice that unassigns records. */
const UNASSIGNED = 'nobody';

interface AssignMenuProps<R extends SubmittedRecord, D extends R> {
  kind: Pick<RecordKind<R, D>, 'source' | 'changePermission'>;
  disabled: boolean;
  autoFocus: boolean;
  onChoose: (action: BulkAction<R, D>) => void;
}

/** Assigns the selected records to a colleague, or unassigns them. */
export function AssignMenu<R extends SubmittedRecord, D extends R>({
  kind: { source, changePermission },
  disabled,
  autoFocus,
  onChoose,
}: AssignMenuProps<R, D>) {
  const messages = useMessages(bulk);
  const collaborationMessages = useMessages(collaboration);
  const ownId = useSession(({ admin }) => admin?._id);
  const { data: colleagues = [] } = useQuery(source.colleagues());
  const isOwn = ({ adminId }: { adminId: string }) => adminId === ownId;
  const choices = [
    ...colleagues.filter(isOwn).map(({ adminId }) => ({ value: adminId, label: collaborationMessages.me })),
    { value: UNASSIGNED, label: collaborationMessages.nobody },
    ...colleagues
      .filter((one) => !isOwn(one))
      .map(({ adminId, email }) => ({ value: adminId, label: email })),
  ];

  function choose(value: string) {
    const adminId = value === UNASSIGNED ? null : value;
    const who = colleagues.find((one) => one.adminId === adminId)?.email;
    onChoose({
      key: ASSIGN,
      label: messages.assign,
      none: '',
      icon: 'person',
      look: 'plain',
      permission: changePermission,
      doing: messages.assigning,
      done: who ? messages.assignedTo(who) : messages.assignedToNobody,
      appliesTo: ({ assignee }) => (assignee?.adminId ?? null) !== adminId,
      detail: who ? messages.assignTo(who) : messages.assignToNobody,
      failed: collaborationMessages.assignFailed,
      perform: async ({ _id, assignee }) => ({
        record: await source.assign({ id: _id, adminId, expected: assignee?.adminId ?? null }),
      }),
    });
  }

  return (
    <ChoiceFilter<string>
      name={messages.assign}
      label={messages.assign}
      icon={<Icon name="person" />}
      className=""
      disabled={disabled}
      autoFocus={autoFocus}
      choices={choices}
      value=""
      onChoose={(value) => value && choose(value)}
    />
  );
}
