import Button from 'antd/es/button';
import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../content/records';
import type { RecordsPage } from '../../data/records';
import { Icon } from '../../ui/icon';
import { type ListAddress, PAGE_SIZE } from './list-address';

/** A total as far as it is known: exact, or "more than 10,000". */
export function formatTotal({ total, capped }: Omit<RecordsPage<unknown>, 'rows'>, locale: Locale): string {
  return capped ? records[locale].capped(formatNumber(total)) : formatNumber(total);
}

interface ListFootProps {
  page: RecordsPage<unknown>;
  address: ListAddress;
  /** Whether the list holds nothing but what waits. */
  waitingOnly: boolean;
  onPage: (page: number, cursor: string) => void;
}

/** Which part of how many, in which order, and the way to the rest. */
export function ListFoot({ page, address, waitingOnly, onPage }: ListFootProps) {
  const locale = useLocale();
  const copy = records[locale];
  const first = (address.page - 1) * PAGE_SIZE + 1;
  const { next, previous } = page;
  const order = waitingOnly && address.sort === 'createdAt' ? copy.longestWaiting : copy.order[address.sort];
  return (
    <div className="ad-list__foot">
      <p className="ad-quiet ad-number" role="status">
        {copy.range(
          formatNumber(first),
          formatNumber(first + page.rows.length - 1),
          formatTotal(page, locale),
        )}{' '}
        {order}
      </p>
      {(next !== undefined || previous !== undefined) && (
        <nav className="ad-list__pages" aria-label={copy.pages}>
          <Button
            disabled={previous === undefined}
            icon={<Icon name="left" size={16} />}
            onClick={() => previous !== undefined && onPage(Math.max(1, address.page - 1), previous)}
          >
            {copy.previousPage}
          </Button>
          <Button
            disabled={next === undefined}
            onClick={() => next !== undefined && onPage(address.page + 1, next)}
          >
            {copy.nextPage}
            <Icon name="right" size={16} />
          </Button>
        </nav>
      )}
    </div>
  );
}
