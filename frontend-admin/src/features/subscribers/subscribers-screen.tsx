import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Link } from 'frontend-shared/routing/router';
import { useMessages } from '../../content/messages';
import { subscribers } from '../../content/subscribers';
import { RecordsScreen } from '../../records/records-screen';
import { paths } from '../../routing/paths';
import { Icon } from '../../ui/icon';
import { subscriptionKind } from './subscription-kind';

/** Spice subscriptions: list, detail panel and status changes. */
export default function SubscribersScreen({ site }: { site: SiteConfig }) {
  const messages = useMessages(subscribers);
  return (
    <RecordsScreen
      site={site}
      kind={useMessages(subscriptionKind)}
      aside={
        <Link className="ad-button-link ad-button-link--plain" to={paths.deliveries}>
          <Icon name="box" />
          {messages.deliveries}
        </Link>
      }
    />
  );
}
