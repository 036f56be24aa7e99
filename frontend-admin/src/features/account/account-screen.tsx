import { useQuery } from '@tanstack/react-query';
import Skeleton from 'antd/es/skeleton';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useStepUp } from 'frontend-shared/api/step-up';
import { useState } from 'react';
import { usePageTitle } from '../../browser/use-page-title';
import { account } from '../../content/account';
import { useMessages } from '../../content/messages';
import { profile } from '../../data/account/profile';
import { Icon } from '../../ui/icon';
import { ErrorNote } from '../../ui/text/error-note';
import './account.css';
import { EmailCard } from './email-card';
import { PasswordCard } from './password-card';
import { SecondFactorCard } from './second-factor/second-factor-card';
import { SessionsCard } from './sessions-card';

/** The account's permissions and second factor. The second factor comes first if it must be set up. */
function Profile({ company }: { company: string }) {
  const messages = useMessages(account);
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  // It stays first after set-up, so that it does not move while the user is looking at it.
  const [isFactorFirst, setFactorFirst] = useState(mustSetUp);
  if (mustSetUp && !isFactorFirst) setFactorFirst(true);
  const { data, error, refetch } = useQuery(profile());
  if (!data && error)
    return <ErrorNote error={error} fallback={messages.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  const cards = [
    <section key="profile" className="ad-card ad-account-card">
      <dl className="ad-rows">
        <div>
          <dt>{messages.email}</dt>
          <dd>{data.email}</dd>
        </div>
        <div>
          <dt>{messages.permissions}</dt>
          <dd>
            {data.permissions.length === 0 && messages.noPermissions}
            <ul className="ad-permissions">
              {data.permissions.map((permission) => (
                <li key={permission}>
                  <Icon name="tick" size={16} />
                  {messages.permissionNames[permission] ?? permission}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>,
    <SecondFactorCard key="second-factor" company={company} email={data.email} />,
  ];
  return isFactorFirst ? [...cards].reverse() : cards;
}

/** The current account: its permissions, second factor, password and sessions. */
export default function AccountScreen({ site }: { site: SiteConfig }) {
  const messages = useMessages(account);
  usePageTitle(messages.pageTitle, site.name);
  return (
    <div className="ad-account-page">
      <h1>{messages.pageTitle}</h1>
      <Profile company={site.name} />
      <EmailCard />
      <PasswordCard />
      <SessionsCard />
    </div>
  );
}
