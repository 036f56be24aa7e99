import './shareholder-page.css';
import type { ShareholderWords } from '../../content/en/shareholder';
import type { PageProps } from '../../page-props';
import { ApplicationParts } from './application-parts';
import { partIds } from './part-ids';
import { SharePanel } from './share-panel';
import { WAY_ON_ANCHOR, WayOn } from './way-on';

/** Become a shareholder: risks first, what is asked, what it costs, and how to go on. */
export default function ShareholderPage({ locale, site, words }: PageProps<ShareholderWords>) {
  return (
    <section className="pu-shareholder">
      <div className="pu-shareholder__inner cf-container">
        <div className="pu-shareholder__intro">
          <h1 className="cf-form-title">{words.title}</h1>
          <p className="cf-muted">{words.lead}</p>
          <p>{words.invitation}</p>
          <nav aria-label={words.asked}>
            <ul className="pu-shareholder__parts">
              {partIds.map((part) => (
                <li key={part}>
                  <a className="pu-shareholder__part" href={`#${part}`}>
                    {words.parts[part].title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <a className="pu-shareholder__go-on" href={`#${WAY_ON_ANCHOR}`}>
            {words.toGoOn}
          </a>
        </div>
        <div className="pu-shareholder__card">
          <Risks words={words.risks} />
          <ApplicationParts words={words.parts} locale={locale} requireReferral={site.requireReferral} />
          <WayOn words={words} site={site} />
        </div>
        <SharePanel words={words.panel} />
      </div>
    </section>
  );
}

/** What an applicant has to know before the first question. */
function Risks({ words }: { words: ShareholderWords['risks'] }) {
  return (
    <section className="pu-risks" aria-labelledby="risks-title">
      <h2 className="cf-h3" id="risks-title">
        {words.title}
      </h2>
      <dl className="pu-risks__rows">
        {words.rows.map(([term, value]) => (
          <div key={term} className="pu-risks__row">
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="pu-risks__row pu-risks__row--last">
          <dt>{words.guaranteed}</dt>
          <dd>{words.guaranteedValue}</dd>
        </div>
      </dl>
    </section>
  );
}
