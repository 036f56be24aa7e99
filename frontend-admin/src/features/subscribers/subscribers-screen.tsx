import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Link } from 'frontend-shared/routing/router';
import { subscribers as copy } from '../../content/en/subscribers';
import { RecordsScreen } from '../../records/records-screen';
import { paths } from '../../routing/paths';
import { subscriptionKind } from './subscription-kind';

/** Spice subscriptions: find one, pause, resume or cancel it. */
export default function SubscribersScreen({ site }: { site: SiteConfig }) {
  return (
    <RecordsScreen
      site={site}
      kind={subscriptionKind}
      aside={
        <Link className="ad-link" to={paths.deliveries}>
          {copy.deliveries}
        </Link>
      }
    />
  );
}
