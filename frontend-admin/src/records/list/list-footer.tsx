import { formatNumber } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { records } from '../../content/records';
import type { ListTotal, RecordsPage } from '../../data/records/records';
import { PageFooter } from '../../lists/page-footer';
import { formatTotal } from '../../ui/text/format-count';
import { type ListParams, PAGE_SIZE } from './params/list-params';

interface ListFooterProps {
  page: RecordsPage<unknown>;
  total: ListTotal;
  params: ListParams;
  /** Whether the list contains only pending records. */
  pendingOnly: boolean;
  onPage: (page: number, cursor: string | undefined) => void;
}

/** The range shown, the total, the sort order and the page buttons. */
export function ListFooter({ page, total, params, pendingOnly, onPage }: ListFooterProps) {
  const locale = useLocale();
  const messages = records[locale];
  const first = (params.page - 1) * PAGE_SIZE + 1;
  const { next, previous } = page;
  const before = Math.max(1, params.page - 1);
  // Without a cursor: before the one of page 2, more records may have arrived than fit on page 1.
  const beforeCursor = before === 1 ? undefined : previous;
  const order =
    pendingOnly && params.sort === 'createdAt' ? messages.longestWaiting : messages.order[params.sort];
  return (
    <PageFooter
      where={
        <>
          {messages.range(
            formatNumber(first),
            formatNumber(first + page.rows.length - 1),
            formatTotal(total, locale),
          )}{' '}
          {order}
        </>
      }
      label={messages.pages}
      previousLabel={messages.previousPage}
      nextLabel={messages.nextPage}
      goPrevious={previous === undefined ? undefined : () => onPage(before, beforeCursor)}
      goNext={next === undefined ? undefined : () => onPage(params.page + 1, next)}
    />
  );
}
