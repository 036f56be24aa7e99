import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import type { RefObject } from 'react';
import { useFocusFallback } from '../../browser/use-focus-fallback';
import { usePageTitle } from '../../browser/use-page-title';
import { deliveries } from '../../content/deliveries';
import { useMessages } from '../../content/messages';
import { type Box, prepareBoxesExport } from '../../data/deliveries';
import { longDay } from '../../format/date-time';
import { ExportProgress } from '../../lists/export/list-export';
import { useListExport } from '../../lists/export/use-list-export';
import { useSelection } from '../../lists/selection/use-selection';
import { paths } from '../../routing/paths';
import { ErrorNote } from '../../ui/text/error-note';
import { LoadingText } from '../../ui/text/loading-text';
import { BoxList, LabelList } from './box-list';
import { DayToolbar } from './day-toolbar';
import { useDeliveriesParams } from './filters/use-deliveries-params';
import { useMarks } from './marking/use-marks';
import { type BoxDay, useBoxDay } from './use-box-day';
import './deliveries.css';
import './printing/print.css';

/** The boxes of a box day: a list to print, and to mark once the drivers are back. */
export default function DeliveriesScreen({ site }: { site: SiteConfig }) {
  const messages = useMessages(deliveries);
  usePageTitle(messages.pageTitle, site.name);
  const { day } = useDeliveriesParams();
  // Around the page of a day, because the focused link to another day is removed with it.
  const { region, heading } = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={region}>
      {/* Remounted for each day in the URL: only a day that follows by itself makes `useBoxDay` fetch the boxes
          again. */}
      <BoxDayPage key={day ?? ''} heading={heading} />
    </div>
  );
}

function BoxDayPage({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const messages = useMessages(deliveries);
  const locale = useLocale();
  const boxDay = useBoxDay();
  const { shownDay, showsLabels } = boxDay;
  return (
    <div className="ad-boxes-page" data-view={showsLabels ? 'labels' : 'list'}>
      <div className="ad-boxes__head">
        <h1 ref={heading} tabIndex={-1}>
          {shownDay ? messages.heading(longDay(shownDay, locale)) : messages.pageTitle}
        </h1>
        <Link className="ad-link ad-boxes__screen-only" to={paths.subscribers}>
          {messages.toSubscribers}
        </Link>
      </div>
      {/* Remounted for each day, because a selection belongs to one day. */}
      <BoxDayContent key={shownDay ?? ''} boxDay={boxDay} />
    </div>
  );
}

function BoxDayContent({ boxDay }: { boxDay: BoxDay }) {
  const messages = useMessages(deliveries);
  const { day, shownDay, filters, showsLabels, totals, isLoaded, error, retry } = boxDay;
  // Kept here, because the list is unmounted while the labels are shown.
  const selection = useSelection<Box>();
  const marks = useMarks(shownDay, day);
  const file = useListExport(() => prepareBoxesExport(shownDay, filters));
  const failure = error && <ErrorNote error={error} fallback={messages.listFailed} onRetry={retry} />;
  return (
    <>
      <DayToolbar boxDay={boxDay} file={file} />
      <ExportProgress file={file} />
      {totals && isLoaded ? (
        <>
          {failure}
          {showsLabels ? (
            <LabelList boxDay={boxDay} totals={totals} />
          ) : (
            <BoxList boxDay={boxDay} totals={totals} selection={selection} marks={marks} />
          )}
        </>
      ) : (
        (failure ?? <LoadingText />)
      )}
    </>
  );
}
