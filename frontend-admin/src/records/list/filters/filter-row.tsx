import Button from 'antd/es/button';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useState } from 'react';
import { records } from '../../../content/records';
import type { SubmittedRecord } from '../../../data/records/records';
import { ChoiceFilter } from '../../../lists/filters/choice-filter';
import { DaysFilter } from '../../../lists/filters/days-filter';
import { filterClass } from '../../../lists/filters/filter-class';
import { Icon } from '../../../ui/icon';
import type { KindFilter, RecordKind } from '../../record-kind';
import { differsFromDefault, EVERY_STATUS } from '../params/list-params';
import type { ListNavigation } from '../params/use-list-navigation';
import { assigneeFilter, ColleagueFilterControl } from './colleague-filter';
import { LocationFilter } from './location-filter';
import { useValueName } from './use-filter-summary';

/** Key of the filter by date of arrival, which every list has. */
const DAYS = 'received';

/** Whether a filter is active. */
function isSet(own: KindFilter, { filters }: ListNavigation['params']): boolean {
  return own.type === 'days' ? Boolean(filters[own.from] ?? filters[own.to]) : filters[own.key] !== undefined;
}

/**
 * Filters that have been active since the list was opened: a filter that is cleared stays visible, so that it keeps
 * focus.
 */
function useStickyFilters(set: string[]): string[] {
  const [used, setUsed] = useState(set);
  const more = set.filter((key) => !used.includes(key));
  if (more.length > 0) setUsed([...used, ...more]);
  return used;
}

/** A filter that only some kinds of record have. */
function KindFilterControl<R extends SubmittedRecord, D extends R>({
  kind,
  filter: own,
  navigation,
}: FilterProps<R, D> & { filter: KindFilter }) {
  const nameOf = useValueName();
  const { params, requested, filter, filterWhileTyping } = navigation;
  const value = params.filters[own.key];
  const className = filterClass(isSet(own, params));
  if (own.type === 'colleague') {
    return <ColleagueFilterControl kind={kind} filter={own} navigation={navigation} className={className} />;
  }
  if (own.type === 'days') {
    const { [own.from]: from, [own.to]: to } = params.filters;
    return (
      <DaysFilter
        label={own.label}
        isNamed
        className={className}
        from={from}
        to={to}
        onChange={(days) => filter({ [own.from]: days.from, [own.to]: days.to })}
      />
    );
  }
  if (own.type === 'location') {
    return (
      <LocationFilter
        label={own.label}
        className={className}
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
      defaultLabel={own.label}
      className={className}
      choices={[{ value: undefined, label: own.any }, ...known]}
      value={value}
      onChoose={(chosen) => filter({ [own.key]: chosen })}
    />
  );
}

/** Clears all filters. It is beside the heading, where it moves nothing; in the row only beside an open record. */
export function ClearFiltersButton({ onClear }: { onClear: () => void }) {
  const locale = useLocale();
  return (
    <Button type="link" className="ad-filters__clear" onClick={onClear}>
      {records[locale].clearAll}
    </Button>
  );
}

interface FilterProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  navigation: ListNavigation;
}

interface FilterRowProps<R extends SubmittedRecord, D extends R> extends FilterProps<R, D> {
  /** Whether there is no room for all filters. */
  isNarrow: boolean;
}

/**
 * The row of filters; active ones are highlighted. On a phone, where they would take up half of the screen, and beside
 * an open record, unused filters are hidden behind a button.
 */
export function FilterRow<R extends SubmittedRecord, D extends R>({
  kind,
  navigation,
  isNarrow,
}: FilterRowProps<R, D>) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  const { rules, messages, filters } = kind;
  const { params, filter, showStatus, clearAll } = navigation;
  const [showsAll, setShowsAll] = useState(false);
  const own = [...filters, assigneeFilter(locale)];
  const statuses = [...rules.statuses, EVERY_STATUS].map((value) => ({
    value,
    label: messages.status[value] ?? recordsMessages.everyStatus,
  }));
  const statusLabel = (status: string) =>
    recordsMessages.statusIs(statuses.find(({ value }) => value === status)?.label.toLowerCase() ?? '');
  const { from, to } = params.filters;
  const hasDays = Boolean(from ?? to);
  const used = useStickyFilters([
    ...own.filter((one) => isSet(one, params)).map(({ key }) => key),
    ...(hasDays ? [DAYS] : []),
  ]);
  const isShown = (key: string) => showsAll || !isNarrow || used.includes(key);
  return (
    <fieldset className="ad-filters" aria-label={recordsMessages.filters}>
      <ChoiceFilter
        name={recordsMessages.status}
        label={statusLabel(params.status)}
        defaultLabel={statusLabel(rules.defaultStatus)}
        className={filterClass(true)}
        choices={statuses}
        value={params.status}
        onChoose={(status) => status && showStatus(status)}
      />
      {own
        .filter(({ key }) => isShown(key))
        .map((one) => (
          <KindFilterControl key={one.key} kind={kind} filter={one} navigation={navigation} />
        ))}
      {isShown(DAYS) && <DaysFilter className={filterClass(hasDays)} from={from} to={to} onChange={filter} />}
      {isNarrow && (
        <Button className="ad-filter" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? recordsMessages.fewerFilters : recordsMessages.moreFilters}
          <Icon name={showsAll ? 'up' : 'down'} size={14} />
        </Button>
      )}
      {isNarrow && params.record && differsFromDefault(rules, params) && (
        <ClearFiltersButton onClear={clearAll} />
      )}
    </fieldset>
  );
}
