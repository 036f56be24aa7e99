import type { SiteConfig } from 'frontend-shared/api/site-config';
import { RecordsScreen } from '../../records/records-screen';
import { subscriptionKind } from './subscription-kind';

/** Spice subscriptions: find one, pause, resume or cancel it. */
export default function SubscribersScreen({ site }: { site: SiteConfig }) {
  return <RecordsScreen site={site} kind={subscriptionKind} />;
}
