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
import { useAnnounceOpenRecord } from '../../state/open-record';
import { PanelFrame } from '../../ui/panel/panel-frame';
import { ErrorNote } from '../../ui/text/error-note';
import { formatTotal } from '../../ui/text/format-count';
import { AlsoOpen } from '../presence/also-open';
import type { RecordKind, RecordNavigation } from '../record-kind';
import { DocumentPaneProvider } from './document/document-pane-state';
import type { RecordPager } from './use-record-pager';
import './panel.css';

interface RecordPanelProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  id: string;
  pager: RecordPager;
  /** How many records the list has. */
  total: ListTotal | undefined;
  /** Whether the list holds nothing but what waits. */
  pendingOnly: boolean;
  navigation: RecordNavigation;
  /** Who else has it open. */
  others: readonly Viewer[];
  onClose: () => void;
}

/** The record that is open beside the list; on a small screen in front of it. */
export function RecordPanel<R extends SubmittedRecord, D extends R>(props: RecordPanelProps<R, D>) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  const { kind, id, pager, total, pendingOnly, navigation, others, onClose } = props;
  const { messages, Opened } = kind;
  const { data, error, refetch } = useQuery(kind.source.record(id));
  useAnnounceOpenRecord(data?._id);
  // Whoever leaves a record has mostly done something with it.
  const readAgain = useCallback(() => void refetch(), [refetch]);
  // One that was dealt with keeps its place in the list, though it waits no more.
  const isPending = pendingOnly && (!data || data.status === kind.rules.pendingStatus);
  const formatPosition = (isPending && messages.waitingPosition) || recordsMessages.position;
  const where =
    pager.position !== undefined &&
    total &&
    formatPosition(formatNumber(pager.position), formatTotal(total, locale));
  const cameUp = data !== undefined && navigation.openedByItself === data._id;
  let content: ReactNode;
  if (data) {
    content = <Opened key={data._id} kind={kind} record={data} navigation={navigation} />;
  } else if (error) {
    const gone = error instanceof ApiError && error.status === 404;
    content = (
      <div className="ad-panel__body">
        {gone ? (
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
      {/* It stays while records change, so that a name put into it is read out. */}
      <p className="ad-hidden" role="status">
        {cameUp && recordsMessages.openedByItself(kind.name(data))}
      </p>
      <p className="ad-panel__from-top ad-quiet" role="status">
        {cameUp && navigation.isFurtherUp && recordsMessages.fromTop}
      </p>
      <AlsoOpen id={id} others={others} onLeft={readAgain} />
      <DocumentPaneProvider>{content}</DocumentPaneProvider>
    </PanelFrame>
  );
}
