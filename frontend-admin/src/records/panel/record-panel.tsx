import { useQuery } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { ApiError } from 'frontend-shared/api/error';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { useSwipe } from 'frontend-shared/ui/use-swipe';
import type { ReactNode } from 'react';
import { NARROW } from '../../browser/screen-widths';
import { common } from '../../content/common';
import { records } from '../../content/records';
import { useTexts } from '../../content/texts';
import type { RecordsPage, SubmittedRecord } from '../../data/records';
import { usePreferences } from '../../state/preferences';
import { ErrorNote } from '../../ui/error-note';
import { Icon } from '../../ui/icon';
import { formatTotal } from '../list/list-foot';
import type { RecordKind, RecordMessages, RecordMoves } from '../record-kind';
import type { RecordQueue } from './use-record-queue';
import './panel.css';

interface PanelHeadProps {
  messages: RecordMessages;
  queue: RecordQueue;
  where: string | undefined;
  onClose: () => void;
}

function PanelHead({ messages, queue, where, onClose }: PanelHeadProps) {
  const copy = useTexts(records);
  const commonCopy = useTexts(common);
  const shortcuts = usePreferences((preferences) => preferences.shortcuts);
  return (
    <header className="ad-review__head">
      <Button
        aria-label={messages.previous}
        disabled={!queue.goPrevious}
        icon={<Icon name="up" />}
        onClick={queue.goPrevious}
      />
      <Button
        aria-label={messages.next}
        disabled={!queue.goNext}
        icon={<Icon name="down" />}
        onClick={queue.goNext}
      />
      <span className="ad-quiet ad-number ad-review__where">{where}</span>
      {shortcuts && (
        <span className="ad-review__keys ad-quiet">
          <kbd className="ad-key">J</kbd> <kbd className="ad-key">K</kbd> {copy.keysHint}
        </span>
      )}
      <Button
        type="text"
        aria-label={commonCopy.close}
        icon={<Icon name="close" size={20} />}
        onClick={onClose}
      />
    </header>
  );
}

interface RecordPanelProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  id: string;
  queue: RecordQueue;
  page: RecordsPage<R> | undefined;
  /** Whether the list holds nothing but what waits. */
  waitingOnly: boolean;
  moves: RecordMoves;
  onClose: () => void;
}

const IN_FRONT = { role: 'dialog', 'aria-modal': true } as const;
const BESIDE = { role: 'complementary' } as const;

/** The record that is open beside the list; on a small screen in front of it. */
export function RecordPanel<R extends SubmittedRecord, D extends R>(props: RecordPanelProps<R, D>) {
  const locale = useLocale();
  const copy = records[locale];
  const { kind, id, queue, page, waitingOnly, moves, onClose } = props;
  const { messages, Opened } = kind;
  const narrow = useMediaQuery(NARROW);
  // Beside the list a finger marks and scrolls; in front of it, on a phone, it goes through the records.
  const swipe = useSwipe(
    () => queue.goNext?.(),
    () => queue.goPrevious?.(),
  );
  const { data, error, refetch } = useQuery(kind.source.record(id));
  const formatPosition = (waitingOnly && messages.waitingPosition) || copy.position;
  const where =
    queue.position !== undefined &&
    page &&
    formatPosition(formatNumber(queue.position), formatTotal(page, locale));
  let content: ReactNode;
  if (data) {
    content = <Opened key={data._id} kind={kind} record={data} moves={moves} />;
  } else if (error) {
    const gone = error instanceof ApiError && error.status === 404;
    content = (
      <div className="ad-review__body">
        {gone ? (
          <Alert type="warning" role="alert" title={messages.notFound} />
        ) : (
          <ErrorNote error={error} fallback={messages.recordFailed} onRetry={() => void refetch()} />
        )}
      </div>
    );
  } else {
    content = (
      <div className="ad-review__body" aria-busy="true">
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  }
  return (
    <section className="ad-review" aria-label={messages.panel} {...(narrow ? IN_FRONT : BESIDE)}>
      <PanelHead messages={messages} queue={queue} where={where || undefined} onClose={onClose} />
      <div className="ad-review__record" {...(narrow && swipe)}>
        {content}
      </div>
    </section>
  );
}
