import Button from 'antd/es/button';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../../content/records';
import type { SubmittedRecord } from '../../../data/records';
import type { OwnFilter, RecordKind } from '../../record-kind';
import { EVERY_STATUS, isFiltered } from '../list-address';
import type { ListNavigation } from '../use-list-address';
import { ChoiceFilter } from './choice-filter';
import { assigneeFilter, ByColleague } from './colleague-filter';
import { DaysFilter } from './days-filter';
import { PlaceFilter } from './place-filter';
import { useValueName } from './use-filter-words';

const tint = (active: boolean) => (active ? 'ad-filter is-active' : 'ad-filter');

/** A filter that only some kinds of record have. */
function Own<R extends SubmittedRecord, D extends R>({
  kind,
  filter: own,
  navigation,
}: FilterRowProps<R, D> & { filter: OwnFilter }) {
  const nameOf = useValueName();
  const { address, requested, filter, filterWhileTyping } = navigation;
  const value = address.filters[own.key];
  if (own.type === 'colleague') {
    return (
      <ByColleague kind={kind} filter={own} navigation={navigation} className={tint(value !== undefined)} />
    );
  }
  if (own.type === 'days') {
    const { [own.from]: from, [own.to]: to } = address.filters;
    return (
      <DaysFilter
        label={own.label}
        isNamed
        className={tint(Boolean(from ?? to))}
        from={from}
        to={to}
        onChange={(days) => filter({ [own.from]: days.from, [own.to]: days.to })}
      />
    );
  }
  if (own.type === 'place') {
    return (
      <PlaceFilter
        label={own.label}
        className={tint(value !== undefined)}
        value={requested.filters[own.key]}
        onChange={(text) => filterWhileTyping({ [own.key]: text })}
      />
    );
  }
  const known = own.values.map((choice) => ({ value: choice, label: nameOf(own, choice) }));
  return (
    <ChoiceFilter
      name={own.label}
      label={value === undefined ? own.label : nameOf(own, value)}
      className={tint(value !== undefined)}
      choices={[{ value: undefined, label: own.any }, ...known]}
      value={value}
      onChoose={(chosen) => filter({ [own.key]: chosen })}
    />
  );
}

interface FilterRowProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  navigation: ListNavigation;
}

/** One row of filters. Whatever narrows the list is tinted. */
export function FilterRow<R extends SubmittedRecord, D extends R>({
  kind,
  navigation,
}: FilterRowProps<R, D>) {
  const locale = useLocale();
  const copy = records[locale];
  const { rules, messages, filters } = kind;
  const { address, filter, showStatus, clearAll } = navigation;
  const statuses = [...rules.statuses, EVERY_STATUS].map((value) => ({
    value,
    label: messages.status[value] ?? copy.everyStatus,
  }));
  const shown = statuses.find(({ value }) => value === address.status)?.label ?? '';
  return (
    <fieldset className="ad-filters" aria-label={copy.filters}>
      <ChoiceFilter
        name={copy.status}
        label={copy.statusIs(shown.toLowerCase())}
        className={tint(true)}
        choices={statuses}
        value={address.status}
        onChoose={(status) => status && showStatus(status)}
      />
      {filters.map((own) => (
        <Own key={own.key} kind={kind} filter={own} navigation={navigation} />
      ))}
      <Own kind={kind} filter={assigneeFilter(locale)} navigation={navigation} />
      <DaysFilter
        className={tint(Boolean(address.filters.from ?? address.filters.to))}
        from={address.filters.from}
        to={address.filters.to}
        onChange={filter}
      />
      {isFiltered(rules, address) && (
        <Button type="link" className="ad-filters__clear" onClick={clearAll}>
          {copy.clearAll}
        </Button>
      )}
    </fieldset>
  );
}
