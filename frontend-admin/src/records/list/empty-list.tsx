import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../content/records';
import type { SubmittedRecord } from '../../data/records/records';
import { EmptyTray } from '../../ui/empty-tray';
import { formatTotal } from '../../ui/text/format-count';
import type { RecordKind } from '../record-kind';
import { useMatchesInOtherStatuses } from './other-statuses';
import { activeFilters, differsFromDefault, EVERY_STATUS } from './params/list-params';
import type { ListNavigation } from './params/use-list-navigation';

const NONE = { total: 0, capped: false };

interface EmptyListProps<R extends SubmittedRecord, D extends R> {
  kind: Pick<RecordKind<R, D>, 'source' | 'rules' | 'messages'>;
  navigation: ListNavigation;
}

/** Says why the list is empty and offers a wider view. */
export function EmptyList<R extends SubmittedRecord, D extends R>({
  kind: { source, rules, messages },
  navigation,
}: EmptyListProps<R, D>) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  const { params, showStatus, clearAll } = navigation;
  const canClear = differsFromDefault(rules, params);
  const { data: all } = useQuery(source.total({}));
  const isNew = all?.total === 0;
  const others = useMatchesInOtherStatuses({ source, rules }, params, NONE);
  let why = canClear ? recordsMessages.emptyFiltered : messages.emptyHome;
  if (params.filters.q && params.status !== EVERY_STATUS) why = recordsMessages.emptySearched;
  else if (activeFilters(params).join() === 'q') why = recordsMessages.emptySearchedAll;
  // An empty default view of pending records means that all work is done, except when there never was any.
  if (isNew && rules.defaultStatus !== EVERY_STATUS) why = recordsMessages.emptyEver;
  return (
    <div className="ad-card ad-empty">
      <EmptyTray />
      <p role="status">
        <b>{messages.empty}</b>
        <br />
        <span className="ad-quiet">{why}</span>
        {others && (
          <>
            <br />
            {recordsMessages.inOtherStatuses(formatTotal(others, locale))}
          </>
        )}
      </p>
      {!isNew && params.status !== EVERY_STATUS ? (
        <Button onClick={() => showStatus(EVERY_STATUS)}>
          {params.filters.q ? recordsMessages.searchEveryStatus : recordsMessages.showAll}
        </Button>
      ) : (
        canClear && <Button onClick={clearAll}>{recordsMessages.clearAll}</Button>
      )}
    </div>
  );
}
