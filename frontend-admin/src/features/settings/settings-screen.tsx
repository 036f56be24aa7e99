import { useQuery } from '@tanstack/react-query';
import Skeleton from 'antd/es/skeleton';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { usePageTitle } from '../../browser/use-page-title';
import { settings as settingsTexts } from '../../content/settings';
import { useTexts } from '../../content/texts';
import { settings } from '../../data/account/settings';
import { useCan } from '../../state/permissions';
import { ErrorNote } from '../../ui/text/error-note';
import { ReasonsCard } from './reasons/reasons-card';
import { SettingsForm } from './settings-form';
import './settings.css';

/** How one likes the console and its mails; for those who decide about everything, also the reasons of the office. */
export default function SettingsScreen({ site }: { site: SiteConfig }) {
  const copy = useTexts(settingsTexts);
  usePageTitle(copy.pageTitle, site.name);
  const decidesApplications = useCan('applications:review');
  const decidesShareholders = useCan('shareholders:review');
  const { data, error, refetch } = useQuery(settings());
  return (
    <div className="ad-settings">
      <h1>{copy.pageTitle}</h1>
      <p className="ad-quiet">{copy.intro}</p>
      {!data && error && (
        <ErrorNote error={error} fallback={copy.loadFailed} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <SettingsForm saved={data} />}
      {decidesApplications && decidesShareholders && <ReasonsCard />}
    </div>
  );
}
