import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useMessages } from '../../content/messages';
import { RecordsScreen } from '../../records/records-screen';
import { applicationKind } from './application-kind';

/** Factory applications: list, detail panel and decisions. */
export default function ApplicationsScreen({ site }: { site: SiteConfig }) {
  return <RecordsScreen site={site} kind={useMessages(applicationKind)} />;
}
