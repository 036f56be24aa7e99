import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { SpiceClubMessages } from '../../content/en/spice-club';
import SpiceWizard from '../../features/spice-subscription/spice-wizard';
import { SpicePacks } from './spice-packs';

interface SpiceClubFormProps {
  messages: SpiceClubMessages;
  site: SiteConfig;
}

/** The wizard with an overview of the packs. */
export default function SpiceClubForm({ messages, site }: SpiceClubFormProps) {
  return (
    <SpiceWizard
      messages={messages.form}
      site={site}
      intro={
        <>
          <p className="cf-lead">{messages.lead}</p>
          <SpicePacks messages={messages} site={site} />
        </>
      }
    />
  );
}
