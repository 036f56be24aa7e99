import { useQuery } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import { collaboration } from '../../../content/collaboration';
import { useTexts } from '../../../content/texts';
import type { SubmittedRecord } from '../../../data/records';
import { useCan } from '../../../state/permissions';
import type { RecordKind } from '../../record-kind';
import { ASSIGNEE } from '../list-address';
import type { ListNavigation } from '../use-list-address';
import { ChoiceFilter } from './choice-filter';

type Assigned<R extends SubmittedRecord, D extends R> = Pick<RecordKind<R, D>, 'source' | 'changePermission'>;

/** Who can be chosen, and the filter in words. Who may not change records is told no colleagues. */
export function useAssigneeWords<R extends SubmittedRecord, D extends R>(
  kind: Assigned<R, D>,
  value: string | undefined,
) {
  const copy = useTexts(collaboration);
  const ownId = useSession(({ admin }) => admin?._id);
  const { data = [] } = useQuery({ ...kind.source.colleagues(), enabled: useCan(kind.changePermission) });
  const choices = [
    { value: undefined, label: copy.anyone },
    { value: 'me', label: copy.me },
    { value: 'none', label: copy.nobody },
    ...data
      .filter(({ adminId }) => adminId !== ownId)
      .map(({ adminId, email }) => ({ value: adminId, label: email })),
  ];
  // The list of colleagues may be on its way, or not be for this account.
  const chosen = choices.find((choice) => choice.value === value)?.label ?? copy.somebody;
  const isWord = value === 'me' || value === 'none';
  return {
    choices,
    label: value ? copy.assigneeIs(isWord ? chosen.toLowerCase() : chosen) : copy.assignee,
  };
}

interface AssigneeFilterProps<R extends SubmittedRecord, D extends R> {
  kind: Assigned<R, D>;
  navigation: ListNavigation;
  className: string;
}

/** Narrows the list to what oneself, a colleague or nobody looks after. */
export function AssigneeFilter<R extends SubmittedRecord, D extends R>({
  kind,
  navigation,
  className,
}: AssigneeFilterProps<R, D>) {
  const copy = useTexts(collaboration);
  const { address, filter } = navigation;
  const value = address.filters[ASSIGNEE];
  const { choices, label } = useAssigneeWords(kind, value);
  return (
    <ChoiceFilter
      name={copy.assignee}
      label={label}
      className={className}
      choices={choices}
      value={value}
      onChoose={(assignee) => filter({ [ASSIGNEE]: assignee })}
    />
  );
}
