import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import type { ReactNode } from 'react';
import { useFocusFallback } from '../../browser/use-focus-fallback';
import { usePageTitle } from '../../browser/use-page-title';
import { activity } from '../../content/activity';
import { useMessages } from '../../content/messages';
import { activityCount, activityPage } from '../../data/activity';
import { prepareExport } from '../../data/list-exports';
import { statistics } from '../../data/statistics';
import { ColumnsButton } from '../../lists/columns/columns-button';
import { DensityButton } from '../../lists/density-button';
import { ExportButton, ExportProgress } from '../../lists/export/list-export';
import { useListExport } from '../../lists/export/use-list-export';
import { ChoiceFilter } from '../../lists/filters/choice-filter';
import { DaysFilter } from '../../lists/filters/days-filter';
import { filterClass } from '../../lists/filters/filter-class';
import { usePreferences } from '../../state/preferences';
import { Icon } from '../../ui/icon';
import { ErrorNote } from '../../ui/text/error-note';
import { formatTotal } from '../../ui/text/format-count';
import { LoadingText } from '../../ui/text/loading-text';
import { ActivityFooter } from './activity-footer';
import { ACTIVITY_COLUMNS, columnsOf } from './activity-params';
import { ActivityTable } from './activity-table';
import { ActivityViews } from './activity-views';
import { ChainStatus } from './chain-status';
import { type FilterLabels, filterLabels } from './filter-labels';
import { type Person, usePeople } from './people';
import { ReferenceField } from './reference-field';
import { type ActivityNavigation, useActivityNavigation } from './use-activity-navigation';
import '../../lists/list.css';
import './activity.css';

/** A filter that was set by another page, with a button to remove it. */
function ActiveFilter({ label, onRemove }: { label: string; onRemove: () => void }) {
  const messages = useMessages(activity);
  return (
    <Button className="ad-filter is-active" aria-label={messages.withoutFilter(label)} onClick={onRemove}>
      {label}
      <Icon name="close" size={14} />
    </Button>
  );
}

interface FiltersProps extends ActivityNavigation {
  labels: FilterLabels;
  people: readonly Person[];
}

function Filters({ filters, filter, clear, labels, people }: FiltersProps) {
  const messages = useMessages(activity);
  const { person, kind, reference, from, to } = filters;
  const kinds = Object.entries(messages.kinds).map(([value, label]) => ({ value, label }));
  return (
    <fieldset className="ad-filters" aria-label={messages.filters}>
      <ChoiceFilter
        name={messages.person}
        label={labels.person ?? messages.person}
        className={filterClass(person !== undefined)}
        choices={[
          { value: undefined, label: messages.anyPerson },
          ...people.map(({ id, email }) => ({ value: id, label: email })),
        ]}
        value={person}
        onChoose={(chosen) => filter({ person: chosen })}
      />
      <ChoiceFilter
        name={messages.kind}
        label={labels.kind ?? messages.kind}
        className={filterClass(kind !== undefined)}
        choices={[{ value: undefined, label: messages.anyKind }, ...kinds]}
        value={kind}
        onChoose={(chosen) => filter({ kind: chosen, record: undefined })}
      />
      <DaysFilter
        label={messages.time}
        className={filterClass(Boolean(from ?? to))}
        from={from}
        to={to}
        onChange={filter}
      />
      <ReferenceField
        value={reference}
        onChange={(typed) => filter({ reference: typed, record: undefined })}
      />
      {labels.record && <ActiveFilter label={labels.record} onRemove={() => filter({ record: undefined })} />}
      {Object.keys(filters).length > 0 && (
        <Button type="link" className="ad-filters__clear" onClick={clear}>
          {messages.clearAll}
        </Button>
      )}
    </fieldset>
  );
}

/** Describes the entries to export, with their number once it is known. */
function useExportDescription(filters: ActivityNavigation['filters'], labels: string): string {
  const messages = useMessages(activity).export;
  const locale = useLocale();
  const { data } = useQuery(activityCount(filters));
  const which = labels === '' ? messages.all : messages.only(labels);
  if (data?.total === undefined) return which;
  const { total, isCapped } = data;
  return `${which} ${messages.count(formatTotal({ total, capped: isCapped }, locale), total === 1)}`;
}

/** The audit log, with filters for person, subject and time. */
export default function ActivityScreen({ site }: { site: SiteConfig }) {
  const messages = useMessages(activity);
  const locale = useLocale();
  usePageTitle(messages.pageTitle, site.name);
  const navigation = useActivityNavigation();
  const { region, heading } = useFocusFallback<HTMLDivElement>();
  const density = usePreferences((preferences) => preferences.density);
  const { data: page, error, isPlaceholderData, refetch } = useQuery(activityPage(navigation.query));
  const today = useQuery(statistics()).data?.activity?.today;
  const entries = page?.entries ?? [];
  const people = usePeople(entries);
  const labels = filterLabels(navigation.filters, { entries, people, locale });
  const file = useListExport(() => prepareExport('api/admin/exports/audit', { query: navigation.filters }));
  const exported = useExportDescription(navigation.filters, Object.values(labels).join(', '));
  const failure = error && (
    <ErrorNote error={error} fallback={messages.listFailed} onRetry={() => void refetch()} />
  );
  let content: ReactNode;
  if (!page) {
    content = failure ?? <LoadingText />;
  } else if (page.entries.length === 0) {
    content = <p className="ad-card ad-empty">{messages.empty}</p>;
  } else {
    content = (
      <>
        {failure}
        <ActivityTable
          entries={page.entries}
          columns={navigation.params.columns ?? ACTIVITY_COLUMNS}
          density={navigation.params.density ?? density}
          stale={isPlaceholderData}
          onFilter={navigation.filter}
        />
      </>
    );
  }
  return (
    <div ref={region} className="ad-list">
      <div className="ad-activity__head">
        <h1 ref={heading} tabIndex={-1}>
          {messages.pageTitle}
        </h1>
        <p className="ad-quiet">
          {today !== undefined && <span className="ad-number">{messages.today(today)} </span>}
          {messages.help}
        </p>
        <div className="ad-list__tools">
          <DensityButton navigation={navigation} />
          <ColumnsButton
            first={messages.when}
            all={ACTIVITY_COLUMNS.map((key) => ({ key, label: messages[key] }))}
            chosen={navigation.params.columns}
            onChange={(keys) => navigation.setAppearance({ columns: keys && columnsOf(keys) })}
          />
          <ExportButton file={file} items={exported} columns={messages.export.columns} align="end" />
        </div>
      </div>
      <ExportProgress file={file} />
      <ActivityViews params={navigation.params} />
      <Filters {...navigation} labels={labels} people={people} />
      {content}
      <div className="ad-activity__foot">
        <ChainStatus />
        {page && page.entries.length > 0 && <ActivityFooter page={page} navigation={navigation} />}
      </div>
    </div>
  );
}
