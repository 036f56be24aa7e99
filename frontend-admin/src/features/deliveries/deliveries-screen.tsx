import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../browser/use-page-title';
import { deliveries } from '../../content/deliveries';
import { useTexts } from '../../content/texts';
import {
  type Box,
  type BoxStatus,
  boxesOf,
  type DeliveryTotals,
  deliveryTotals,
  prepareBoxesExport,
} from '../../data/deliveries';
import { longDay } from '../../format/moments';
import { ExportButton, ExportProgress } from '../../records/export/list-export';
import { useListExport } from '../../records/export/use-list-export';
import { useSelection } from '../../records/list/selection/use-selection';
import { paths } from '../../routing/paths';
import { useCan } from '../../state/permissions';
import { EmptyTray } from '../../ui/empty-tray';
import { ErrorNote } from '../../ui/error-note';
import { Icon } from '../../ui/icon';
import { Wait } from '../../ui/wait';
import { AddressLabels, LABELS_ON_SHEET } from './address-labels';
import { BoxesTable } from './boxes-table';
import { DayTotals } from './day-totals';
import { MarkBar } from './mark-bar';
import { DayLinks, StatusLinks } from './narrowing';
import { useDeliveriesAddress } from './use-deliveries-address';
import { useMarks } from './use-marks';
import { usePrintAll } from './use-print-all';
import './deliveries.css';
import './print.css';

/** What leaves on a box day: to be printed, and marked when the drivers are back. */
export default function DeliveriesScreen({ site }: { site: SiteConfig }) {
  const copy = useTexts(deliveries);
  usePageTitle(copy.pageTitle, site.name);
  const { day } = useDeliveriesAddress();
  // A tick means the box of one day, and goes with it.
  return <BoxDay key={day ?? ''} />;
}

/** How many boxes of a day are in a state, or in any. */
function boxesIn(status: BoxStatus | undefined, totals: DeliveryTotals): number {
  if (status === 'planned') return totals.boxes - totals.delivered - totals.returned;
  return status ? totals[status] : totals.boxes;
}

function BoxDay() {
  const copy = useTexts(deliveries);
  const locale = useLocale();
  const { day, status, showsLabels, linkTo } = useDeliveriesAddress();
  const totals = useQuery(deliveryTotals(day));
  const list = useInfiniteQuery(boxesOf(day, status));
  const shownDay = day ?? totals.data?.day;
  const marks = useMarks(shownDay, day);
  const selection = useSelection<Box>();
  const mayMark = useCan('subscriptions:update') && totals.data?.hasCome === true;
  const { isGathering, pages, print } = usePrintAll(list);
  const file = useListExport(() => prepareBoxesExport(shownDay, status));
  const boxes = pages.flatMap((page) => page.boxes);

  return (
    <div className="ad-boxes-page" data-view={showsLabels ? 'labels' : 'list'}>
      <div className="ad-boxes__head">
        <h1>{shownDay ? copy.heading(longDay(shownDay, locale)) : copy.pageTitle}</h1>
        <Link className="ad-link ad-boxes__screen-only" to={paths.subscribers}>
          {copy.toSubscribers}
        </Link>
      </div>
      {totals.data && (
        <div className="ad-boxes__tools ad-boxes__screen-only">
          <DayLinks totals={totals.data} linkTo={linkTo} />
          <Button
            icon={<Icon name="print" />}
            loading={isGathering}
            disabled={boxes.length === 0}
            onClick={print}
          >
            {isGathering ? copy.gathering : showsLabels ? copy.print : copy.printList}
          </Button>
          <Link className="ad-button-link ad-button-link--plain" to={linkTo({ showsLabels: !showsLabels })}>
            {showsLabels ? copy.backToList : copy.printLabels}
          </Link>
          {boxes.length > 0 && (
            <ExportButton
              file={file}
              items={exported(totals.data.day)}
              columns={copy.export.columns}
              align="end"
            />
          )}
        </div>
      )}
      <ExportProgress file={file} />
      {content()}
    </div>
  );

  function exported(ofDay: string): string {
    const named = longDay(ofDay, locale);
    return status ? copy.export.only(named, copy.statuses[status]) : copy.export.all(named);
  }

  function content(): ReactNode {
    const error = totals.error ?? list.error;
    const failure = error && (
      <ErrorNote
        error={error}
        fallback={copy.listFailed}
        onRetry={() => {
          void totals.refetch();
          void list.refetch();
        }}
      />
    );
    if (!totals.data || !list.data) return failure ?? <Wait />;
    const { boxes: planned, hasCome } = totals.data;
    if (showsLabels) {
      // All of them are printed, however many are on screen.
      const labels = list.hasNextPage ? boxesIn(status, totals.data) : boxes.length;
      return (
        <>
          {failure}
          <p className="ad-quiet ad-boxes__screen-only">
            {copy.labelsHelp(labels, Math.ceil(labels / LABELS_ON_SHEET))}
          </p>
          <AddressLabels boxes={boxes} />
          {more()}
        </>
      );
    }
    return (
      <>
        {failure}
        <DayTotals totals={totals.data} />
        <StatusLinks status={status} linkTo={linkTo} />
        {planned > 0 && !mayMark && (
          <p className="ad-quiet ad-boxes__screen-only">{hasCome ? copy.readOnly : copy.notYet}</p>
        )}
        {boxes.length > 0 ? (
          <BoxesTable
            caption={copy.heading(longDay(totals.data.day, locale))}
            boxes={boxes}
            selection={mayMark ? selection : undefined}
          />
        ) : (
          !list.hasNextPage && (
            <div className="ad-card ad-empty">
              <EmptyTray />
              <p role="status">{planned === 0 ? copy.empty : copy.emptyFilter}</p>
            </div>
          )
        )}
        {more()}
        {mayMark && <MarkBar selection={selection} marks={marks} />}
      </>
    );
  }

  function more(): ReactNode {
    return (
      list.hasNextPage && (
        <Button
          className="ad-boxes__more ad-boxes__screen-only"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? copy.loadingMore : copy.more}
        </Button>
      )
    );
  }
}
