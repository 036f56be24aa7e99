import { useQuery } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Skeleton from 'antd/es/skeleton';
import { ApiError } from 'frontend-shared/api/error';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { type ReactNode, useCallback } from 'react';
import { records } from '../../content/records';
import type { Viewer } from '../../data/records/presence';
import type { ListTotal, SubmittedRecord } from '../../data/records/records';
import { useReportOpenRecord } from '../../state/open-record';
import { PanelFrame } from '../../ui/panel/panel-frame';
import { ErrorNote } from '../../ui/text/error-note';
import { formatTotal } from '../../ui/text/format-count';
import { OtherViewers } from '../presence/other-viewers';
import type { RecordKind, RecordNavigation } from '../record-kind';
import { DocumentPaneProvider } from './document/document-pane-state';
import type { RecordPager } from './use-record-pager';
import './panel.css';

interface RecordPanelProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  id: string;
  pager: RecordPager;
  /** Total of the list. */
  total: ListTotal | undefined;
  /** Whether the list contains only pending records. */
  pendingOnly: boolean;
  navigation: RecordNavigation;
  /** Colleagues who have the record open. */
  others: readonly Viewer[];
  onClose: () => void;
}

/** The panel of the open record, beside the list; on a small screen in front of it. */
export function RecordPanel<R extends SubmittedRecord, D extends R>(props: RecordPanelProps<R, D>) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  const { kind, id, pager, total, pendingOnly, navigation, others, onClose } = props;
  const { messages, Detail } = kind;
  const { data: cached, error, refetch } = useQuery(kind.source.record(id));
  const isNotFound = error instanceof ApiError && error.status === 404;
  // A refetch that fails keeps the data, but what was erased must not stay on screen.
  const data = isNotFound ? undefined : cached;
  useReportOpenRecord(data?._id);
  // A colleague who closes the record has probably changed it.
  const refetchRecord = useCallback(() => void refetch(), [refetch]);
  // A decided record keeps its row in the list, although it is not pending any more.
  const isPending = pendingOnly && (!data || data.status === kind.rules.pendingStatus);
  const formatPosition = (isPending && messages.waitingPosition) || recordsMessages.position;
  const where =
    pager.position !== undefined &&
    total &&
    formatPosition(formatNumber(pager.position), formatTotal(total, locale));
  const isAutoOpened = data !== undefined && navigation.autoOpenedId === data._id;
  let content: ReactNode;
  if (data) {
    content = <Detail key={data._id} kind={kind} record={data} navigation={navigation} />;
  } else if (error) {
    content = (
      <div className="ad-panel__body">
        {isNotFound ? (
          <Alert type="warning" role="alert" title={messages.notFound} />
        ) : (
          <ErrorNote error={error} fallback={messages.recordFailed} onRetry={() => void refetch()} />
        )}
      </div>
    );
  } else {
    content = (
      <div className="ad-panel__body" aria-busy="true">
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  }
  return (
    <PanelFrame
      label={messages.panel}
      previousLabel={messages.previous}
      nextLabel={messages.next}
      goPrevious={pager.goPrevious}
      goNext={pager.goNext}
      where={where || undefined}
      onClose={onClose}
    >
      {/* Stays mounted while records change, so that its new content is announced. */}
      <p className="ad-hidden" role="status">
        {isAutoOpened && recordsMessages.nowOpen(kind.name(data))}
      </p>
      <p className="ad-panel__from-top ad-quiet" role="status">
        {isAutoOpened && navigation.hasWrappedAround && recordsMessages.fromTop}
      </p>
      <OtherViewers id={id} others={others} onViewerLeft={refetchRecord} />
      <DocumentPaneProvider>{content}</DocumentPaneProvider>
    </PanelFrame>
  );
}
