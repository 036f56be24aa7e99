import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { useFocusFallback } from '../../browser/use-focus-fallback';
import { bell } from '../../content/bell';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { advanceReadMark, markNotificationsRead, notifications } from '../../data/notifications';
import { longDateTime, timeOrDay } from '../../format/date-time';
import { paths } from '../../routing/paths';
import { useLiveState } from '../../state/live';
import { useHasPermission } from '../../state/permissions';
import { showToast } from '../../state/toasts';
import { Icon } from '../../ui/icon';
import { WrappableEmails } from '../../ui/person/wrappable-email';
import { errorMessage } from '../../ui/text/error-message';
import { ErrorNote } from '../../ui/text/error-note';
import { type BellLine, groupLines, readPositionAfter } from './bell-lines';
import { formatUnread } from './format-unread';
import { detailOf, iconOf, isFailure, pathOf, titleOf } from './line-label';

export interface BellListProps {
  onClose: () => void;
}

/** Marks notifications as read. This tab is updated from the response, other tabs by the event stream. */
function useMarkRead() {
  const messages = useMessages(bell);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: markNotificationsRead,
    onSuccess: (readTo) =>
      queryClient.setQueryData(
        notifications().queryKey,
        (cached) => cached && advanceReadMark(cached, readTo),
      ),
    onError: (error) => showToast({ kind: 'error', text: errorMessage(error, messages.notMarked) }),
  });
}

function Line({ line, onOpen }: { line: BellLine; onOpen: () => void }) {
  const messages = useMessages(bell);
  const locale = useLocale();
  const { newest, unread } = line;
  const title = titleOf(line, locale);
  const detail = detailOf(line, locale);
  const at = timeOrDay(newest.at, locale);
  const classes = ['ad-bell__line', unread && 'is-unread', isFailure(newest) && 'is-failure'];
  return (
    <li>
      <Link
        to={pathOf(line)}
        className={classes.filter(Boolean).join(' ')}
        aria-label={[unread && messages.unread, title, detail, at].filter(Boolean).join(' ')}
        onClick={onOpen}
      >
        <Icon name={iconOf(newest)} />
        <span className="ad-bell__words">
          {unread && <span className="ad-hidden">{messages.unread} </span>}
          <span className="ad-bell__title">
            <WrappableEmails text={title} />
          </span>
          <span className="ad-bell__detail">
            <WrappableEmails text={detail} />
          </span>
        </span>
        <time className="ad-quiet ad-number" dateTime={newest.at} title={longDateTime(newest.at, locale)}>
          {at}
        </time>
        <span className="ad-bell__brick" aria-hidden="true" />
      </Link>
    </li>
  );
}

function ConnectionStatus() {
  const messages = useMessages(bell);
  const state = useLiveState((live) => live.state);
  return (
    <span className={`ad-bell__live is-${state}`}>
      <Icon name={state === 'live' ? 'tick' : 'clock'} size={16} />
      {messages.live[state]}
    </span>
  );
}

/** Lists the notifications. Each line links to the page where the user can act on it. */
export function BellList({ onClose }: BellListProps) {
  const messages = useMessages(bell);
  const commonMessages = useMessages(common);
  const { data, error, refetch } = useQuery(notifications());
  const markRead = useMarkRead();
  const { region, heading } = useFocusFallback<HTMLElement>();
  const canReadLog = useHasPermission('audit:read');
  const lines = data ? groupLines(data) : [];
  const open = (line: BellLine) => {
    const upTo = readPositionAfter(lines, line);
    if (upTo !== undefined) markRead.mutate(upTo);
    onClose();
  };
  return (
    <section ref={region} className="ad-bell__panel" aria-label={messages.name}>
      <div className="ad-bell__head">
        <h2 ref={heading} tabIndex={-1}>
          {data && data.unread > 0 ? messages.unreadCount(formatUnread(data)) : messages.noneUnread}
        </h2>
        {data && data.unread > 0 && (
          <Button
            type="link"
            loading={markRead.isPending}
            onClick={() => markRead.mutate(data.entries[0]?.position ?? 0)}
          >
            {messages.markAll}
          </Button>
        )}
      </div>
      {error && !data && (
        <div className="ad-bell__state">
          <ErrorNote error={error} fallback={messages.failed} onRetry={() => void refetch()} />
        </div>
      )}
      {!error && !data && (
        <div className="ad-bell__state" aria-busy="true">
          <span className="ad-hidden" role="status">
            {commonMessages.loading}
          </span>
          <Skeleton active title={false} paragraph={{ rows: 4, width: '100%' }} />
        </div>
      )}
      {data && lines.length === 0 && <p className="ad-bell__state ad-quiet">{messages.empty}</p>}
      {lines.length > 0 && (
        <ul className="ad-bell__lines">
          {lines.map((line) => (
            <Line key={line.oldest.position} line={line} onOpen={() => open(line)} />
          ))}
        </ul>
      )}
      <div className="ad-bell__foot">
        <ConnectionStatus />
        {canReadLog && (
          <Link className="ad-link" to={paths.activity} onClick={onClose}>
            {messages.allActivity}
          </Link>
        )}
      </div>
    </section>
  );
}
