import './application-parts.css';
import { formatNumber, formatRupees, type Locale, localePath } from 'frontend-shared/locale';
import { Link } from 'frontend-shared/router';
import type { ReactNode } from 'react';
import type { ShareholderWords } from '../../content/en/shareholder';
import { figures } from '../../content/figures';

interface ApplicationPartsProps {
  words: ShareholderWords['parts'];
  locale: Locale;
  requireReferral: boolean;
}

/** What each part of the application asks for, so that nobody begins without the papers. */
export function ApplicationParts({ words, locale, requireReferral }: ApplicationPartsProps) {
  const { you, identity, nominee, shares, agree } = words;
  return (
    <>
      <Part id="you" title={you.title} text={you.text}>
        <Items items={you.items} />
      </Part>
      <Part id="identity" title={identity.title} text={identity.text}>
        <Items items={requireReferral ? identity.itemsWithCode : identity.items} />
      </Part>
      <Part id="nominee" title={nominee.title} text={nominee.text}>
        <Items items={nominee.items} />
      </Part>
      <Part id="shares" title={shares.title} text={shares.text(formatRupees(figures.sharePrice.value))}>
        <ShareChoices words={shares} />
      </Part>
      <Part id="agree" title={agree.title} text={agree.text}>
        <p className="pu-part__links">
          <Link to={localePath(locale, '/terms')}>{agree.terms}</Link>
          <Link to={localePath(locale, '/privacy')}>{agree.privacy}</Link>
        </p>
      </Part>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

function Part({ id, title, text, children }: PartProps) {
  return (
    <section className="pu-part" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="cf-h3" id={`${id}-title`}>
        {title}
      </h2>
      <p className="cf-muted">{text}</p>
      {children}
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="pu-part__items">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The numbers of shares that one application can ask for, each with its price. */
function ShareChoices({ words }: { words: ShareholderWords['parts']['shares'] }) {
  return (
    <ul className="pu-shares" aria-label={words.list}>
      {figures.shareCounts.map(({ value }, place) => (
        <li key={value} className="pu-shares__cell cf-number">
          <strong className="pu-shares__count">{formatNumber(value)}</strong>{' '}
          <span className="cf-visually-hidden">{words.cell(String(value))}</span>{' '}
          <span className="pu-shares__cost cf-small">
            {formatRupees(figures.shareCosts[place]?.value ?? 0)}
          </span>
        </li>
      ))}
    </ul>
  );
}
