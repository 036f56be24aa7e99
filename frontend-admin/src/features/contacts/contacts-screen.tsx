import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useMessages } from '../../content/messages';
import { RecordsScreen } from '../../records/records-screen';
import { contactKind } from './contact-kind';

/** Contact messages: list, detail panel and replies. */
export default function ContactsScreen({ site }: { site: SiteConfig }) {
  return <RecordsScreen site={site} kind={useMessages(contactKind)} />;
}
