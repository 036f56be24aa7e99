import Button from 'antd/es/button';
import { formatNumber } from 'frontend-shared/locale';
import { applications as copy } from '../../../content/en/applications';
import type { ApplicationsPage } from '../../../data/applications';
import { Icon } from '../../../kit/icon';
import { type ListAddress, PAGE_SIZE } from './list-address';

/** A total as far as it is known: exact, or "more than 10,000". */
export function totalWords({ total, capped }: ApplicationsPage): string {
  return capped ? copy.capped(formatNumber(total)) : formatNumber(total);
}

interface ListFootProps {
  page: ApplicationsPage;
  address: ListAddress;
  onPage: (page: number, cursor: string) => void;
}

/** Which part of how many, in which order, and the way to the rest. */
export function ListFoot({ page, address, onPage }: ListFootProps) {
  const first = (address.page - 1) * PAGE_SIZE + 1;
  const { next, previous } = page;
  return (
    <div className="ad-list__foot">
      <p className="ad-quiet ad-number" role="status">
        {copy.range(formatNumber(first), formatNumber(first + page.rows.length - 1), totalWords(page))}.{' '}
        {copy.order[address.sort]}
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
