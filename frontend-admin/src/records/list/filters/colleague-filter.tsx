import { useQuery } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import type { Locale } from 'frontend-shared/i18n/locale';
import { collaboration } from '../../../content/collaboration';
import type { SubmittedRecord } from '../../../data/records/records';
import { ChoiceFilter } from '../../../lists/filters/choice-filter';
import { useHasPermission } from '../../../state/permissions';
import type { ColleagueFilter, RecordKind } from '../../record-kind';
import { ASSIGNEE } from '../params/list-params';
import type { ListNavigation } from '../params/use-list-navigation';

type KindWithColleagues<R extends SubmittedRecord, D extends R> = Pick<
  RecordKind<R, D>,
  'source' | 'changePermission'
>;

/** The assignee filter, which every list has. */
export function assigneeFilter(locale: Locale): ColleagueFilter {
  const { assignee, assigneeIs, anyone, me, nobody, somebody } = collaboration[locale];
  return { type: 'colleague', key: ASSIGNEE, label: assignee, is: assigneeIs, anyone, me, nobody, somebody };
}

/** Choices of a colleague filter. Only accounts that may change records can load the colleagues. */
function useColleagueChoices<R extends SubmittedRecord, D extends R>(kind: KindWithColleagues<R, D>) {
  const ownId = useSession(({ admin }) => admin?._id);
  const { data = [] } = useQuery({
    ...kind.source.colleagues(),
    enabled: useHasPermission(kind.changePermission),
  });
  const colleagues = data
    .filter(({ adminId }) => adminId !== ownId)
    .map(({ adminId, email }) => ({ value: adminId, label: email }));
  return ({ anyone, me, nobody }: ColleagueFilter) => [
    { value: undefined, label: anyone },
    { value: 'me', label: me },
    ...(nobody === undefined ? [] : [{ value: 'none', label: nobody }]),
    ...colleagues,
  ];
}

/** Returns a function that formats the label of a colleague filter with a value. */
export function useColleagueLabels<R extends SubmittedRecord, D extends R>(kind: KindWithColleagues<R, D>) {
  const choicesOf = useColleagueChoices(kind);
  return (own: ColleagueFilter, value: string) => {
    // The colleagues may not be loaded yet, or not be available to this account.
    const chosen = choicesOf(own).find((choice) => choice.value === value)?.label ?? own.somebody;
    return own.is(value === 'me' || value === 'none' ? chosen.toLowerCase() : chosen);
  };
}

interface ColleagueFilterProps<R extends SubmittedRecord, D extends R> {
  kind: KindWithColleagues<R, D>;
  filter: ColleagueFilter;
  navigation: ListNavigation;
  className: string;
}

/** Filters the list by the user, a colleague or nobody. */
export function ColleagueFilterControl<R extends SubmittedRecord, D extends R>({
  kind,
  filter: own,
  navigation,
  className,
}: ColleagueFilterProps<R, D>) {
  const { params, filter } = navigation;
  const value = params.filters[own.key];
  const choicesOf = useColleagueChoices(kind);
  const labelOf = useColleagueLabels(kind);
  return (
    <ChoiceFilter
      name={own.label}
      label={value ? labelOf(own, value) : own.label}
      defaultLabel={own.label}
      className={className}
      choices={choicesOf(own)}
      value={value}
      onChoose={(chosen) => filter({ [own.key]: chosen })}
    />
  );
}
