import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../content/records';
import type { ListTotal, SubmittedRecord } from '../../data/records/records';
import { isSearchable } from '../../lists/search/searchable';
import { formatTotal } from '../../ui/text/format-count';
import type { RecordKind } from '../record-kind';
import { apiQuery, EVERY_STATUS, type ListParams } from './params/list-params';
import type { ListNavigation } from './params/use-list-navigation';

type Searched<R extends SubmittedRecord, D extends R> = Pick<RecordKind<R, D>, 'source' | 'rules'>;

/**
 * Number of matches that a search within one status has in the other statuses: a user looking for a person does not
 * know the status.
 * @param found number of matches in the searched status
 * @returns undefined when there are none, or while they are not known
 */
export function useMatchesInOtherStatuses<R extends SubmittedRecord, D extends R>(
  { source, rules }: Searched<R, D>,
  params: ListParams,
  found: ListTotal,
): ListTotal | undefined {
  const searchesOneStatus = params.status !== EVERY_STATUS && isSearchable(params.filters.q ?? '');
  const everywhere = { ...params, status: EVERY_STATUS, cursor: undefined };
  const { data: all } = useQuery({
    ...source.total(apiQuery(rules, everywhere)),
    enabled: searchesOneStatus,
  });
  // Unknown as long as the list's own total is capped.
  if (!searchesOneStatus || !all || found.capped || all.total <= found.total) return undefined;
  return { total: all.total - found.total, capped: all.capped };
}

interface OtherStatusesProps<R extends SubmittedRecord, D extends R> {
  kind: Searched<R, D>;
  navigation: ListNavigation;
  found: ListTotal;
}

/** Mentions matches in other statuses and links to them. */
export function OtherStatuses<R extends SubmittedRecord, D extends R>({
  kind,
  navigation: { params, showStatus },
  found,
}: OtherStatusesProps<R, D>) {
  const locale = useLocale();
  const messages = records[locale];
  const others = useMatchesInOtherStatuses(kind, params, found);
  if (!others) return null;
  return (
    <p className="ad-quiet ad-list__others" role="status">
      {messages.inOtherStatuses(formatTotal(others, locale))}{' '}
      <Button type="link" onClick={() => showStatus(EVERY_STATUS)}>
        {messages.searchEveryStatus}
      </Button>
    </p>
  );
}
