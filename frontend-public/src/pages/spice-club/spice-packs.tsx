import './spice-packs.css';
import { formatNumber, formatRupees } from 'frontend-shared/locale';
import { MailLink } from '../../blocks/mail-link';
import type { SpiceClubWords } from '../../content/en/spice-club';
import { figures } from '../../content/figures';
import { SpiceTin } from '../../illustrations/spice-tin';

const packs = ['spice', 'premium', 'deluxe'] as const;

/** The three packs as tins with as many bowls as the pack has varieties. */
export function SpicePacks({ words, email }: { words: SpiceClubWords['packs']; email: string }) {
  return (
    <section className="pu-spice__part" aria-labelledby="packs-title">
      <h2 className="cf-h3" id="packs-title">
        {words.title}
      </h2>
      <ul className="pu-packs">
        {packs.map((pack) => {
          const { name, holds } = words[pack];
          const { price, varieties } = figures.spice.packs[pack];
          return (
            <li key={pack} className="pu-pack">
              <SpiceTin bowls={varieties.value} className="pu-pack__tin" />
              <div className="pu-pack__text">
                <h3 className="pu-pack__name">{name}</h3>
                <p className="cf-muted">{holds(formatNumber(varieties.value))}</p>
                <p>
                  <strong className="pu-pack__price cf-number">{formatRupees(price.value)}</strong>{' '}
                  <span className="pu-pack__month cf-small">{words.perMonth}</span>
                </p>
              </div>
              <div className="pu-pack__order">
                <MailLink to={email} subject={words.subject(name)}>
                  {words.order} <span className="cf-visually-hidden">{words.of(name)}</span>
                </MailLink>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
