import { useQuery } from '@tanstack/react-query';
import Segmented from 'antd/es/segmented';
import Skeleton from 'antd/es/skeleton';
import Switch from 'antd/es/switch';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useStepUp } from 'frontend-shared/api/step-up';
import { useId, useState } from 'react';
import { usePageTitle } from '../../browser/use-page-title';
import { account } from '../../content/en/account';
import { profile } from '../../data/profile';
import { type ColourChoice, usePreferences } from '../../state/preferences';
import { ErrorNote } from '../../ui/error-note';
import { Icon } from '../../ui/icon';
import './account.css';
import { EmailCard } from './email-card';
import { MailsCard } from './mails-card';
import { PasswordCard } from './password-card';
import { SecondFactorCard } from './second-factor/second-factor-card';
import { SessionsCard } from './sessions-card';

/** What the account is and may do, and its second factor, which comes first for those who have to set it up. */
function Profile({ company }: { company: string }) {
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  // It stays where it is when it has been set up: somebody is looking at it.
  const [isFactorFirst, setFactorFirst] = useState(mustSetUp);
  if (mustSetUp && !isFactorFirst) setFactorFirst(true);
  const { data, error, refetch } = useQuery(profile());
  if (!data && error)
    return <ErrorNote error={error} fallback={account.loadFailed} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  const cards = [
    <section key="profile" className="ad-card ad-account-card">
      <dl className="ad-rows">
        <div>
          <dt>{account.email}</dt>
          <dd>{data.email}</dd>
        </div>
        <div>
          <dt>{account.permissions}</dt>
          <dd>
            {data.permissions.length === 0 && account.noPermissions}
            <ul className="ad-permissions">
              {data.permissions.map((permission) => (
                <li key={permission}>
                  <Icon name="tick" size={16} />
                  {account.permissionNames[permission] ?? permission}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>,
    <SecondFactorCard key="second-factor" company={company} email={data.email} />,
  ];
  return isFactorFirst ? cards.toReversed() : cards;
}

function DevicePreferences() {
  const { colours, chooseColours, shortcuts, enableShortcuts } = usePreferences();
  const id = useId();
  return (
    <section className="ad-card ad-account-card" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{account.preferences}</h2>
      <dl className="ad-rows">
        <div>
          <dt id={`${id}-colours`}>{account.colours}</dt>
          <dd>
            <Segmented<ColourChoice>
              aria-labelledby={`${id}-colours`}
              value={colours}
              onChange={chooseColours}
              options={[
                { value: 'system', label: account.system },
                { value: 'light', label: account.light },
                { value: 'dark', label: account.dark },
              ]}
            />
          </dd>
        </div>
        <div>
          <dt id={`${id}-keys`}>{account.shortcuts}</dt>
          <dd>
            <Switch
              checked={shortcuts}
              onChange={enableShortcuts}
              aria-labelledby={`${id}-keys`}
              aria-describedby={`${id}-keys-help`}
            />
            <p id={`${id}-keys-help`} className="ad-quiet ad-account-card__help">
              {account.shortcutsHelp}
            </p>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Who is logged in, what they may do, their second factor and password, where they are logged in, in which language they get mails, and how they like the console on this device. */
export default function AccountScreen({ site }: { site: SiteConfig }) {
  usePageTitle(account.pageTitle, site.name);
  return (
    <div className="ad-account-page">
      <h1>{account.pageTitle}</h1>
      <Profile company={site.name} />
      <EmailCard />
      <PasswordCard />
      <SessionsCard />
      <MailsCard />
      <DevicePreferences />
    </div>
  );
}
