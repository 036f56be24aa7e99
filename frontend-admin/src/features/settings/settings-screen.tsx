import { useQuery } from '@tanstack/react-query';
import Skeleton from 'antd/es/skeleton';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { usePageTitle } from '../../browser/use-page-title';
import { useMessages } from '../../content/messages';
import { settings as settingsMessages } from '../../content/settings';
import { settings } from '../../data/account/settings';
import { useHasPermission } from '../../state/permissions';
import { ErrorNote } from '../../ui/text/error-note';
import { ReasonsCard } from './reasons/reasons-card';
import { SettingsForm } from './settings-form';
import './settings.css';

/**
 * Settings of the console and its mails. Accounts that decide on both kinds of application can also edit the decision
 * reasons here.
 */
export default function SettingsScreen({ site }: { site: SiteConfig }) {
  const messages = useMessages(settingsMessages);
  usePageTitle(messages.pageTitle, site.name);
  const canReviewApplications = useHasPermission('applications:review');
  const canReviewShareholders = useHasPermission('shareholders:review');
  const { data, error, refetch } = useQuery(settings());
  return (
    <div className="ad-settings">
      <h1>{messages.pageTitle}</h1>
      <p className="ad-quiet">{messages.intro}</p>
      {!data && error && (
        <ErrorNote error={error} fallback={messages.loadFailed} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && <SettingsForm saved={data} />}
      {canReviewApplications && canReviewShareholders && <ReasonsCard />}
    </div>
  );
}
