import { useQuery } from '@tanstack/react-query';
import Skeleton from 'antd/es/skeleton';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Link } from 'frontend-shared/routing/router';
import { usePageTitle } from '../../browser/use-page-title';
import { dashboard } from '../../content/en/dashboard';
import { statistics } from '../../data/statistics';
import { shortMoment, today, waited } from '../../format/moments';
import { useCan } from '../../state/permissions';
import { formatCount } from '../../ui/format-count';
import { Icon } from '../../ui/icon';
import { Figures } from './figures';
import { NewMessages } from './new-messages';
import { NextBoxDay } from './next-box-day';
import { RecentActivity } from './recent-activity';
import { StatusBars } from './status-bars';
import { useWaitingApplications } from './waiting-applications';
import { WaitingQueue } from './waiting-queue';
import { WeeklyBricks } from './weekly-bricks';
import './dashboard.css';

type Waiting = ReturnType<typeof useWaitingApplications>;

const quietHead = (text: string) => (
  <header>
    <h1>{dashboard.pageTitle}</h1>
    <p className="ad-quiet">{text}</p>
  </header>
);

function Head({ waiting: { visible, queue, failure } }: { waiting: Waiting }) {
  if (!visible || failure) return quietHead(today());
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

/** Of which moment the figures are. */
function AsOf() {
  const { data } = useQuery(statistics());
  return <p className="ad-quiet ad-number">{data && dashboard.stats.asOf(shortMoment(data.asOf))}</p>;
}

/** What waits, and for how long, and how much there is, of everything that the account may read. */
export default function DashboardScreen({ site }: { site: SiteConfig }) {
  usePageTitle(dashboard.pageTitle, site.name);
  const waiting = useWaitingApplications();
  const seesContacts = useCan('contacts:read');
  const seesSubscribers = useCan('subscriptions:read');
  const seesActivity = useCan('audit:read');
  if (!waiting.visible && !seesContacts && !seesSubscribers && !seesActivity) {
    return <div className="ad-dashboard">{quietHead(dashboard.noPermission)}</div>;
  }
  return (
    <div className="ad-dashboard">
      <Head waiting={waiting} />
      <Figures />
      <div className="ad-dashboard__work">
        {(waiting.visible || seesActivity) && (
          <div className="ad-dashboard__column">
            {waiting.visible && <WeeklyBricks />}
            {waiting.visible && <WaitingQueue waiting={waiting} />}
            {seesActivity && <RecentActivity />}
          </div>
        )}
        {(waiting.visible || seesContacts || seesSubscribers) && (
          <div className="ad-dashboard__column">
            {waiting.visible && <StatusBars />}
            {seesContacts && <NewMessages />}
            {seesSubscribers && <NextBoxDay />}
          </div>
        )}
      </div>
      <AsOf />
    </div>
  );
}
