import Skeleton from 'antd/es/skeleton';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Link } from 'frontend-shared/routing/router';
import { usePageTitle } from '../../browser/use-page-title';
import { dashboard } from '../../content/en/dashboard';
import { today, waited } from '../../format/moments';
import { useCan } from '../../state/permissions';
import { ErrorNote } from '../../ui/error-note';
import { formatCount } from '../../ui/format-count';
import { Icon } from '../../ui/icon';
import { Figures } from './figures';
import { NewMessages } from './new-messages';
import { useWaitingApplications } from './waiting-applications';
import { WaitingQueue } from './waiting-queue';
import './dashboard.css';

type Waiting = ReturnType<typeof useWaitingApplications>;

function Head({ waiting: { visible, queue, failure } }: { waiting: Waiting }) {
  if (failure) {
    return <ErrorNote error={failure.error} fallback={failure.fallback} onRetry={failure.retry} />;
  }
  if (!visible) {
    return (
      <header>
        <h1>{dashboard.pageTitle}</h1>
        <p className="ad-quiet">{today()}</p>
      </header>
    );
  }
  if (!queue) return <Skeleton active title paragraph={{ rows: 1 }} />;
  const [oldest] = queue.rows;
  return (
    <header className="ad-dashboard__head">
      <div>
        <h1>{oldest ? dashboard.waiting(formatCount(queue), queue.total === 1) : dashboard.nothingWaits}</h1>
        <p className="ad-quiet">
          {oldest ? dashboard.oldest(waited(oldest.createdAt)) : dashboard.allDecided} {today()}
        </p>
      </div>
      {oldest && (
        <Link className="ad-button-link" to={oldest.to}>
          <Icon name="checklist" />
          {dashboard.reviewOldest}
        </Link>
      )}
    </header>
  );
}

/** What waits, and for how long, of every kind of record that the account may read. */
export default function DashboardScreen({ site }: { site: SiteConfig }) {
  usePageTitle(dashboard.pageTitle, site.name);
  const waiting = useWaitingApplications();
  const seesContacts = useCan('contacts:read');
  const seesSubscribers = useCan('subscriptions:read');
  if (!waiting.visible && !seesContacts && !seesSubscribers) {
    return (
      <div className="ad-dashboard">
        <header>
          <h1>{dashboard.pageTitle}</h1>
          <p className="ad-quiet">{dashboard.noPermission}</p>
        </header>
      </div>
    );
  }
  const rows = waiting.queue?.rows ?? [];
  return (
    <div className="ad-dashboard">
      <Head waiting={waiting} />
      <Figures waiting={waiting} />
      <div className="ad-dashboard__work">
        {rows.length > 0 && <WaitingQueue rows={rows} />}
        {seesContacts && <NewMessages />}
      </div>
    </div>
  );
}
