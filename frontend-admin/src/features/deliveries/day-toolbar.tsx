import Button from 'antd/es/button';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { deliveries } from '../../content/deliveries';
import { useMessages } from '../../content/messages';
import { longDay } from '../../format/date-time';
import { ExportButton } from '../../lists/export/list-export';
import type { useListExport } from '../../lists/export/use-list-export';
import { DayLinks } from './filters/box-filters';
import { isPinCodePrefix } from './filters/search-text';
import { PrintLabelsButton, PrintListButton, sheetsOf } from './printing/print-button';
import type { BoxDay } from './use-box-day';

/** Links to the neighbouring box days, and actions for the list: print, print labels, export. */
export function DayToolbar({ boxDay, file }: { boxDay: BoxDay; file: ReturnType<typeof useListExport> }) {
  const messages = useMessages(deliveries);
  const locale = useLocale();
  const { totals, boxes, showsLabels, linkTo, printing, labels, filters } = boxDay;
  if (!totals) return null;
  const { isPreparing, print } = printing;
  const dayLabel = longDay(totals.day, locale);
  // The API returns the results of a search by name in the order of names.
  const order = messages.export.orders[filters.q && !isPinCodePrefix(filters.q) ? 'name' : 'pinCode'];
  return (
    <div className="ad-boxes__tools ad-boxes__screen-only">
      <DayLinks totals={totals} linkTo={linkTo} />
      {showsLabels ? (
        <PrintLabelsButton
          labels={labels.count}
          isMinimum={labels.isMinimum}
          isPreparing={isPreparing}
          disabled={boxes.length === 0}
          onPrint={print}
        />
      ) : (
        <PrintListButton isPreparing={isPreparing} disabled={boxes.length === 0} onPrint={print} />
      )}
      <ViewSwitch boxDay={boxDay} />
      {boxes.length > 0 && (
        <ExportButton
          file={file}
          items={
            filters.status
              ? messages.export.only(dayLabel, messages.statuses[filters.status], order)
              : messages.export.all(dayLabel, order)
          }
          filters={filters.q ? [messages.searchedFor(filters.q)] : []}
          columns={messages.export.columns}
          align="end"
        />
      )}
    </div>
  );
}

/** Switches between the list and its address labels. */
function ViewSwitch({ boxDay: { boxes, showsLabels, linkTo, labels } }: { boxDay: BoxDay }) {
  const messages = useMessages(deliveries);
  if (!showsLabels && boxes.length === 0) return <Button disabled>{messages.toLabels}</Button>;
  const toLabels = labels.isMinimum ? messages.toLabels : messages.toSheets(sheetsOf(labels.count));
  return (
    <Link className="ad-button-link ad-button-link--plain" to={linkTo({ showsLabels: !showsLabels })}>
      {showsLabels ? messages.backToList : toLabels}
    </Link>
  );
}
