import './combo-step.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import type { SpiceFormMessages } from '../../../content/en/spice-club';
import { useFields } from '../../../forms/state/use-fields';
import { SpiceTin } from '../../../illustrations/spice-tin';
import { OrderAccount } from '../checkout/result/order-account';
import { type Pack, packContents, packs, subscription } from '../spice-subscription';
import { CardRadioGroup, RadioCard } from './card-radio-group';
import { QuantityStepper } from './quantity-stepper';

/** Step 2: the pack, drawn as a tin with one bowl per variety, and the number of boxes a month. */
export function ComboStep({ messages, site }: { messages: SpiceFormMessages; site: SiteConfig }) {
  const error = useFields(subscription, messages).error('combo');
  return (
    <>
      <CardRadioGroup
        field="combo"
        legend={messages.fields.combo.label}
        hiddenLegend
        error={error}
        className="pu-combos"
      >
        {packs.map((pack, index) => (
          <PackTile
            key={pack.name}
            pack={pack}
            messages={messages}
            site={site}
            first={index === 0}
            error={error}
          />
        ))}
      </CardRadioGroup>
      <QuantityStepper messages={messages} />
      <OrderAccount messages={messages} moment="choosing" />
    </>
  );
}

interface PackTileProps {
  pack: Pack;
  messages: SpiceFormMessages;
  site: SiteConfig;
  first: boolean;
  error: string | undefined;
}

function PackTile({ pack, messages, site, first, error }: PackTileProps) {
  const contents = packContents(pack.name, site.packContents, useLocale());
  const { name, holds } = messages.combos[pack.name];
  return (
    <RadioCard field="combo" value={pack.name} first={first} error={error} className="pu-combo">
      <SpiceTin bowls={pack.varieties} className="pu-combo__tin" />
      <span className="pu-combo__text">
        <span className="pu-combo__name">{name}</span>
        <span className="cf-muted">{holds(formatNumber(pack.varieties))}</span>
        {contents && <span className="cf-small">{contents}</span>}
        <span>
          <strong className="pu-combo__price cf-number">{formatRupees(pack.price)}</strong>{' '}
          <span className="pu-combo__month cf-small">{messages.perMonth}</span>
        </span>
      </span>
    </RadioCard>
  );
}
