import { useQuery } from '@tanstack/react-query';
import Skeleton from 'antd/es/skeleton';
import { formatNumber } from 'frontend-shared/locale';
import { Link } from 'frontend-shared/router';
import type { SiteConfig } from 'frontend-shared/site-config';
import { applications } from '../../content/en/applications';
import { dashboard } from '../../content/en/dashboard';
import { type Application, waitingApplications } from '../../data/applications';
import { ErrorNote } from '../../kit/error-note';
import { Icon } from '../../kit/icon';
import { today, waited } from '../../kit/moments';
import { shortRange } from '../../kit/money';
import { applicationPath, paths } from '../../kit/paths';
import { useCan } from '../../kit/permissions';
import { usePageTitle } from '../../kit/use-page-title';
import './dashboard.css';

function Queue({ rows, total }: { rows: Application[]; total: number }) {
  return (
    <section className="ad-card ad-queue" aria-labelledby="ad-queue-title">
      <div className="ad-queue__head">
        <h2 id="ad-queue-title">{dashboard.waitingLongest}</h2>
        <Link className="ad-link" to={paths.applications}>
          {dashboard.all(formatNumber(total))}
        </Link>
      </div>
      <table className="ad-queue__table">
        <thead>
          <tr>
            <th scope="col">{dashboard.applicant}</th>
            <th scope="col">{dashboard.purpose}</th>
            <th scope="col">{dashboard.place}</th>
            <th scope="col" className="is-end">
              {dashboard.amount}
            </th>
            <th scope="col" className="is-end">
              {dashboard.waitingColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id}>
              <th scope="row">
                <Link className="ad-link" to={applicationPath(row._id)}>
                  {row.name}
                </Link>
              </th>
              <td data-label={dashboard.purpose}>{dashboard.factory(row.business_idea)}</td>
              <td data-label={dashboard.place}>{row.location}</td>
              <td data-label={dashboard.amount} className="is-end ad-number">
                {shortRange(row.required_amount)}
              </td>
              <td data-label={dashboard.waitingColumn} className="is-end ad-number">
                <b>{waited(row.createdAt)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Waiting() {
  const { data, error, refetch } = useQuery(waitingApplications());
  if (!data && error) {
    return <ErrorNote error={error} fallback={applications.listFailed} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton active title paragraph={{ rows: 6 }} />;
  const oldest = data.rows[0];
  return (
    <>
      <header className="ad-dashboard__head">
        <div>
          <h1>
            {oldest ? dashboard.waiting(formatNumber(data.total), data.total === 1) : dashboard.nothingWaits}
          </h1>
          <p className="ad-quiet">
            {oldest ? dashboard.oldest(waited(oldest.createdAt)) : dashboard.allDecided} {today()}
          </p>
        </div>
        {oldest && (
          <Link className="ad-button-link" to={applicationPath(oldest._id)}>
            <Icon name="checklist" />
            {dashboard.reviewOldest}
          </Link>
        )}
      </header>
      {oldest && <Queue rows={data.rows} total={data.total} />}
    </>
  );
}

/** What waits, and for how long. */
export default function DashboardScreen({ site }: { site: SiteConfig }) {
  usePageTitle(dashboard.pageTitle, site.name);
  const mayRead = useCan('applications:read');
  return (
    <div className="ad-dashboard">
      {mayRead ? (
        <Waiting />
      ) : (
        <header>
          <h1>{dashboard.pageTitle}</h1>
          <p className="ad-quiet">{dashboard.noPermission}</p>
        </header>
      )}
    </div>
  );
}
