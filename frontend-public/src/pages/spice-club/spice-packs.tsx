import './spice-packs.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import type { SpiceClubMessages } from '../../content/en/spice-club';
import { packContents, packs } from '../../features/spice-subscription/spice-subscription';
import { SpiceTin } from '../../illustrations/spice-tin';

interface SpicePacksProps {
  messages: SpiceClubMessages;
  site: SiteConfig;
}

/** Overview of the packs: tins with one bowl per variety. */
export function SpicePacks({ messages, site }: SpicePacksProps) {
  const locale = useLocale();
  return (
    <section aria-labelledby="packs-title">
      <h2 className="cf-visually-hidden" id="packs-title">
        {messages.packs.title}
      </h2>
      <ul className="pu-packs">
        {packs.map(({ name, varieties, price }) => (
          <li key={name} className="pu-pack">
            <SpiceTin bowls={varieties} className="pu-pack__tin" />
            <div>
              <h3 className="pu-pack__name">{messages.form.combos[name].name}</h3>
              <p className="cf-small cf-muted">{messages.form.combos[name].holds(formatNumber(varieties))}</p>
              <p className="cf-small">{packContents(name, site.packContents, locale)}</p>
            </div>
            <p className="pu-pack__price">
              <strong className="cf-number">{formatRupees(price)}</strong>{' '}
              <span className="pu-pack__month cf-small">{messages.packs.perMonth}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
