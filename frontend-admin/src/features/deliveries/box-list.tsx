import Button from 'antd/es/button';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { deliveries } from '../../content/deliveries';
import { useMessages } from '../../content/messages';
import type { Box, DeliveryTotals } from '../../data/deliveries';
import { indianDay, longDay } from '../../format/date-time';
import type { Selection } from '../../lists/selection/use-selection';
import { useHasPermission } from '../../state/permissions';
import { EmptyTray } from '../../ui/empty-tray';
import { BoxesTable } from './boxes-table';
import { DayTotals, FilteredTotals } from './day-totals';
import { BoxSearch, StatusLinks } from './filters/box-filters';
import { MarkBar } from './marking/mark-bar';
import type { Marks } from './marking/use-marks';
import { AddressLabels } from './printing/address-labels';
import type { BoxDay } from './use-box-day';

interface BoxListProps {
  boxDay: BoxDay;
  totals: DeliveryTotals;
}

interface MarkableListProps extends BoxListProps {
  selection: Selection<Box>;
  marks: Marks;
}

/** The boxes of the day as a table, with checkboxes to select them for marking. */
export function BoxList({ boxDay, totals, selection, marks }: MarkableListProps) {
  const messages = useMessages(deliveries);
  const locale = useLocale();
  const { boxes, byPinCode } = boxDay;
  const canMark = useHasPermission('subscriptions:update') && totals.hasCome;
  return (
    <>
      <DayTotals totals={totals} />
      <Filters boxDay={boxDay} totals={totals} />
      {totals.boxes > 0 && !canMark && (
        <p className="ad-quiet ad-boxes__screen-only">
          {totals.hasCome ? messages.readOnly : messages.notYet}
        </p>
      )}
      {boxes.length > 0 ? (
        <BoxesTable
          caption={messages.heading(longDay(totals.day, locale))}
          boxes={boxes}
          totals={byPinCode}
          selection={canMark ? selection : undefined}
        />
      ) : (
        <NoBoxes boxDay={boxDay} planned={totals.boxes} />
      )}
      <MoreButton more={boxDay.more} />
      {canMark && <MarkBar selection={selection} shown={boxes} marks={marks} />}
    </>
  );
}

/** The same boxes as printable address labels. */
export function LabelList({ boxDay, totals }: BoxListProps) {
  const messages = useMessages(deliveries);
  const { boxes } = boxDay;
  return (
    <>
      <Filters boxDay={boxDay} totals={totals} />
      <p className="ad-quiet ad-boxes__screen-only">{messages.labelsHelp}</p>
      {boxes.length === 0 && <NoBoxes boxDay={boxDay} planned={totals.boxes} />}
      <AddressLabels boxes={boxes} />
      <MoreButton more={boxDay.more} />
    </>
  );
}

function Filters({ boxDay, totals }: BoxListProps) {
  const { q, status, linkTo, hasFilters, isPlaceholder, filters, boxes, more } = boxDay;
  if (totals.boxes === 0) return null;
  return (
    <>
      <div className="ad-boxes__filters ad-boxes__screen-only">
        <BoxSearch q={q} linkTo={linkTo} />
        <StatusLinks status={status} linkTo={linkTo} />
      </div>
      {hasFilters && !isPlaceholder && (
        <FilteredTotals
          filters={filters}
          boxes={boxes}
          combos={totals.packs.map(({ combo }) => combo)}
          hasMore={more.hasNextPage}
        />
      )}
    </>
  );
}

function NoBoxes({ boxDay, planned }: { boxDay: BoxDay; planned: number }) {
  const messages = useMessages(deliveries);
  const { more, shownDay, filters } = boxDay;
  if (more.hasNextPage) return null;
  const none = shownDay && shownDay < indianDay() ? messages.emptyPast : messages.empty;
  return (
    <div className="ad-card ad-empty">
      <EmptyTray />
      <p role="status">{planned === 0 ? none : filters.q ? messages.emptySearch : messages.emptyFilter}</p>
    </div>
  );
}

function MoreButton({ more }: Pick<BoxDay, 'more'>) {
  const messages = useMessages(deliveries);
  if (!more.hasNextPage) return null;
  return (
    <Button
      className="ad-boxes__more ad-boxes__screen-only"
      loading={more.isFetchingNextPage}
      onClick={() => void more.fetchNextPage()}
    >
      {more.isFetchingNextPage ? messages.loadingMore : messages.more}
    </Button>
  );
}
