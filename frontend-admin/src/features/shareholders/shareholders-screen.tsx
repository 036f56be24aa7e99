import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useMessages } from '../../content/messages';
import { RecordsScreen } from '../../records/records-screen';
import { shareholderKind } from './shareholder-kind';

/** Applications of shareholders: find one, check it, decide it, go on. */
export default function ShareholdersScreen({ site }: { site: SiteConfig }) {
  return <RecordsScreen site={site} kind={useMessages(shareholderKind)} />;
}
