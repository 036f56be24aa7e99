import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../browser/use-kept-focus';
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
import { indianDay, longDay } from '../../format/moments';
import { ExportButton, ExportProgress } from '../../records/export/list-export';
import { useListExport } from '../../records/export/use-list-export';
import { useSelection } from '../../records/list/selection/use-selection';
import { paths } from '../../routing/paths';
import { useCan } from '../../state/permissions';
import { EmptyTray } from '../../ui/empty-tray';
import { ErrorNote } from '../../ui/error-note';
import { Wait } from '../../ui/wait';
import { AddressLabels } from './address-labels';
import { BoxesTable } from './boxes-table';
import { DayTotals, FoundTotals } from './day-totals';
import { MarkBar } from './mark-bar';
import { BoxSearch, DayLinks, StatusLinks } from './narrowing';
import { PrintLabelsButton, PrintListButton, sheetsOf } from './print-button';
import { findsBoxes, isPinCodeBeginning } from './search-text';
import { useDeliveriesAddress } from './use-deliveries-address';
import { useMarks } from './use-marks';
import { usePinCodeTotals } from './use-pin-code-totals';
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

const NO_PAGES: readonly { boxes: readonly Box[] }[] = [];

/** By PIN code, whose boxes come one after the other however they were found. */
function inOrder(boxes: readonly Box[]): Box[] {
  return [...boxes].sort((one, other) => Number(one.pinCode) - Number(other.pinCode));
}

function BoxDay() {
  const copy = useTexts(deliveries);
  const locale = useLocale();
  const { day, status, q: typed, showsLabels, linkTo } = useDeliveriesAddress();
  const q = typed && findsBoxes(typed) ? typed : undefined;
  const filters = { status, q };
  const isNarrowed = status !== undefined || q !== undefined;
  const totals = useQuery(deliveryTotals(day));
  const list = useInfiniteQuery(boxesOf(day, filters));
  const shownDay = day ?? totals.data?.day;
  const marks = useMarks(shownDay, day);
  const selection = useSelection<Box>();
  const mayMark = useCan('subscriptions:update') && totals.data?.hasCome === true;
  // Of a PIN code of which only some boxes are listed, its sums would say more than the list.
  const hasWholePinCodes =
    !list.isPlaceholderData && status === undefined && (q === undefined || isPinCodeBeginning(q));
  const summed = hasWholePinCodes && !showsLabels ? list.data?.pages : undefined;
  const sums = usePinCodeTotals(day, summed ?? NO_PAGES);
  const { isGathering, pages, print } = usePrintAll(list, sums);
  const { region, heading } = useKeptFocus<HTMLDivElement>();
  const file = useListExport(() => prepareBoxesExport(shownDay, filters));
  const boxes = inOrder(pages.flatMap((page) => page.boxes));
  // What a search finds is counted when it is here.
  const hasUncounted = list.hasNextPage && q !== undefined;
  const knownLabels =
    totals.data && list.hasNextPage && q === undefined ? boxesIn(status, totals.data) : boxes.length;

  return (
    <div ref={region} className="ad-boxes-page" data-view={showsLabels ? 'labels' : 'list'}>
      <div className="ad-boxes__head">
        <h1 ref={heading} tabIndex={-1}>
          {shownDay ? copy.heading(longDay(shownDay, locale)) : copy.pageTitle}
        </h1>
        <Link className="ad-link ad-boxes__screen-only" to={paths.subscribers}>
          {copy.toSubscribers}
        </Link>
      </div>
      {totals.data && (
        <div className="ad-boxes__tools ad-boxes__screen-only">
          <DayLinks totals={totals.data} linkTo={linkTo} />
          {showsLabels ? (
            <PrintLabelsButton
              labels={knownLabels}
              isLeast={hasUncounted}
              isGathering={isGathering}
              disabled={boxes.length === 0}
              onPrint={print}
            />
          ) : (
            <PrintListButton isGathering={isGathering} disabled={boxes.length === 0} onPrint={print} />
          )}
          {showsLabels || boxes.length > 0 ? (
            <Link className="ad-button-link ad-button-link--plain" to={linkTo({ showsLabels: !showsLabels })}>
              {showsLabels
                ? copy.backToList
                : hasUncounted
                  ? copy.toLabels
                  : copy.toSheets(sheetsOf(knownLabels))}
            </Link>
          ) : (
            <Button disabled>{copy.toLabels}</Button>
          )}
          {boxes.length > 0 && (
            <ExportButton
              file={file}
              items={exported(totals.data.day)}
              filters={q ? [copy.searchedFor(q)] : []}
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
    const error = totals.error ?? list.error ?? sums.error;
    const failure = error && (
      <ErrorNote
        error={error}
        fallback={copy.listFailed}
        onRetry={() => {
          void totals.refetch();
          void list.refetch();
          sums.retry();
        }}
      />
    );
    if (!totals.data || !list.data) return failure ?? <Wait />;
    const { boxes: planned, hasCome } = totals.data;
    if (showsLabels) {
      return (
        <>
          {failure}
          {narrowing(totals.data)}
          <p className="ad-quiet ad-boxes__screen-only">{copy.labelsHelp}</p>
          {boxes.length === 0 && nothing(planned)}
          <AddressLabels boxes={boxes} />
          {more()}
        </>
      );
    }
    return (
      <>
        {failure}
        <DayTotals totals={totals.data} />
        {narrowing(totals.data)}
        {planned > 0 && !mayMark && (
          <p className="ad-quiet ad-boxes__screen-only">{hasCome ? copy.readOnly : copy.notYet}</p>
        )}
        {boxes.length > 0 ? (
          <BoxesTable
            caption={copy.heading(longDay(totals.data.day, locale))}
            boxes={boxes}
            totals={hasWholePinCodes ? sums.byPinCode : undefined}
            selection={mayMark ? selection : undefined}
          />
        ) : (
          nothing(planned)
        )}
        {more()}
        {mayMark && <MarkBar selection={selection} marks={marks} />}
      </>
    );
  }

  function narrowing({ boxes: planned, packs }: DeliveryTotals): ReactNode {
    if (planned === 0) return null;
    return (
      <>
        <div className="ad-boxes__narrowing ad-boxes__screen-only">
          <BoxSearch q={typed} linkTo={linkTo} />
          <StatusLinks status={status} linkTo={linkTo} />
        </div>
        {isNarrowed && !list.isPlaceholderData && (
          <FoundTotals
            filters={filters}
            boxes={boxes}
            combos={packs.map(({ combo }) => combo)}
            hasMore={list.hasNextPage}
          />
        )}
      </>
    );
  }

  function nothing(planned: number): ReactNode {
    const noBoxes = shownDay && shownDay < indianDay() ? copy.emptyPast : copy.empty;
    return (
      !list.hasNextPage && (
        <div className="ad-card ad-empty">
          <EmptyTray />
          <p role="status">{planned === 0 ? noBoxes : q ? copy.emptySearch : copy.emptyFilter}</p>
        </div>
      )
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
