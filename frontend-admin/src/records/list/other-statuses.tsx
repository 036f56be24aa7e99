import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../content/records';
import type { ListTotal, SubmittedRecord } from '../../data/records';
import type { RecordKind } from '../record-kind';
import { apiQuery, EVERY_STATUS, isSearchable } from './list-address';
import { formatTotal } from './list-foot';
import type { ListNavigation } from './use-list-address';

interface OtherStatusesProps<R extends SubmittedRecord, D extends R> {
  kind: Pick<RecordKind<R, D>, 'source' | 'rules'>;
  navigation: ListNavigation;
  /** How many the list has found in its own status. */
  found: ListTotal;
}

/** Says of a search within one status what it has found in the others: whoever looks for a person does not know theirs. */
export function OtherStatuses<R extends SubmittedRecord, D extends R>({
  kind: { source, rules },
  navigation: { address, showStatus },
  found,
}: OtherStatusesProps<R, D>) {
  const locale = useLocale();
  const copy = records[locale];
  const isNarrowed = address.status !== EVERY_STATUS && isSearchable(address.filters.q ?? '');
  const everywhere = { ...address, status: EVERY_STATUS, cursor: undefined };
  const { data: all } = useQuery({ ...source.total(apiQuery(rules, everywhere)), enabled: isNarrowed });
  // As long as what is here is still counted, what is elsewhere is not known.
  if (!isNarrowed || !all || found.capped || all.total <= found.total) return null;
  const others = { total: all.total - found.total, capped: all.capped };
  return (
    <p className="ad-quiet ad-list__others" role="status">
      {copy.inOtherStatuses(formatTotal(others, locale))}{' '}
      <Button type="link" onClick={() => showStatus(EVERY_STATUS)}>
        {copy.searchEveryStatus}
      </Button>
    </p>
  );
}
