import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useMessages } from '../../content/messages';
import { RecordsScreen } from '../../records/records-screen';
import { shareholderKind } from './shareholder-kind';

/** Shareholder applications: list, detail panel and decisions. */
export default function ShareholdersScreen({ site }: { site: SiteConfig }) {
  return <RecordsScreen site={site} kind={useMessages(shareholderKind)} />;
}
