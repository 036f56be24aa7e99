import { useQuery } from '@tanstack/react-query';
import Skeleton from 'antd/es/skeleton';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { usePageTitle } from '../../browser/use-page-title';
import { dashboard } from '../../content/dashboard';
import { useMessages } from '../../content/messages';
import { statistics } from '../../data/statistics';
import { undeliveredCount } from '../../data/undelivered-mails';
import { shortDateTime, today, waitingTime } from '../../format/date-time';
import { useHasPermission } from '../../state/permissions';
import { Icon } from '../../ui/icon';
import { formatCount } from '../../ui/text/format-count';
import { UnbrokenReferences } from '../../ui/text/unbroken-references';
import { Figures } from './figures/figures';
import { NextBoxDay } from './figures/next-box-day';
import { StatusBars } from './figures/status-bars';
import { WeeklyBricks } from './figures/weekly-bricks';
import { NewMessages } from './pending/new-messages';
import { usePendingApplications } from './pending/pending-applications';
import { PendingQueue } from './pending/pending-queue';
import { UndeliveredMails } from './pending/undelivered-mails';
import { RecentActivity } from './recent-activity';
import { StaleFiguresAnnouncement } from './stale-figures';
import { useStaleFigures } from './use-stale-figures';
import './dashboard.css';

type PendingApplications = ReturnType<typeof usePendingApplications>;

function QuietHead({ text }: { text: string }) {
  const messages = useMessages(dashboard);
  return (
    <header>
      <h1>{messages.pageTitle}</h1>
      <p className="ad-quiet">{text}</p>
    </header>
  );
}

function Head({ pending: { visible, queue, failure } }: { pending: PendingApplications }) {
  const messages = useMessages(dashboard);
  const locale = useLocale();
  const { data: figures } = useQuery(statistics());
  const isCounting = useStaleFigures() !== undefined;
  // Waits for the count of undelivered mails too: their warning, shown below, would push down loaded content.
  const { isLoading: isCountingUndelivered } = useQuery(undeliveredCount());
  if (!visible || failure) return <QuietHead text={today(locale)} />;
  if (!queue || isCountingUndelivered) {
    return <Skeleton className="ad-dashboard__head-to-come" active title paragraph={false} />;
  }
  const [oldest] = queue.rows;
  const kinds = [figures?.factoryApplications, figures?.shareholders].filter((kind) => kind !== undefined);
  const hasRecords = kinds.some(({ total }) => total > 0);
  const emptyReason = hasRecords ? messages.allDecided : !isCounting && messages.status.none;
  return (
    <header className="ad-dashboard__head">
      <div>
        <h1>{oldest ? messages.waiting(formatCount(queue), queue.total === 1) : messages.nothingPending}</h1>
        <p className="ad-quiet">
          {oldest
            ? messages.oldest(waitingTime(oldest.createdAt, locale), queue.total === 1)
            : // Without the figures the reason is not known yet.
              kinds.length > 0 && emptyReason}{' '}
          {today(locale)}
        </p>
      </div>
      {oldest && (
        <Link className="ad-button-link" to={oldest.to}>
          <Icon name="checklist" />
          <span>
            <UnbrokenReferences text={messages.reviewOldest(oldest.name, oldest.reference)} />
          </span>
        </Link>
      )}
    </header>
  );
}

/** When the figures were counted. */
function AsOf() {
  const messages = useMessages(dashboard);
  const locale = useLocale();
  const { data } = useQuery(statistics());
  return (
    <p className="ad-quiet ad-number">{data && messages.stats.asOf(shortDateTime(data.asOf, locale))}</p>
  );
}

/** Dashboard: pending work and figures of everything that the account may read. */
export default function DashboardScreen({ site }: { site: SiteConfig }) {
  const messages = useMessages(dashboard);
  usePageTitle(messages.pageTitle, site.name);
  const pending = usePendingApplications();
  const canReadContacts = useHasPermission('contacts:read');
  const canReadSubscriptions = useHasPermission('subscriptions:read');
  const canReadLog = useHasPermission('audit:read');
  if (!pending.visible && !canReadContacts && !canReadSubscriptions && !canReadLog) {
    return (
      <div className="ad-dashboard">
        <QuietHead text={messages.noPermission} />
        <UndeliveredMails />
      </div>
    );
  }
  return (
    <div className="ad-dashboard">
      <Head pending={pending} />
      <UndeliveredMails />
      <Figures />
      <div className="ad-dashboard__work">
        {(pending.visible || canReadLog) && (
          <div className="ad-dashboard__column">
            {pending.visible && <WeeklyBricks />}
            {pending.visible && <PendingQueue pending={pending} />}
            {canReadLog && <RecentActivity />}
          </div>
        )}
        {(pending.visible || canReadContacts || canReadSubscriptions) && (
          <div className="ad-dashboard__column">
            {pending.visible && <StatusBars />}
            {canReadContacts && <NewMessages />}
            {canReadSubscriptions && <NextBoxDay />}
          </div>
        )}
      </div>
      <AsOf />
      <StaleFiguresAnnouncement />
    </div>
  );
}
