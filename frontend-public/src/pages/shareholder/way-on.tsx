import './way-on.css';
import type { SiteConfig } from 'frontend-shared/site-config';
import { LinkButton } from 'frontend-shared/ui/button';
import { LockIcon } from 'frontend-shared/ui/icon';
import { MailLink } from '../../blocks/mail-link';
import { RiskNote } from '../../blocks/risk-note';
import type { ShareholderWords } from '../../content/en/shareholder';

export const WAY_ON_ANCHOR = 'go-on';

interface WayOnProps {
  words: Pick<ShareholderWords, 'goOn' | 'next'>;
  site: SiteConfig;
}

/** The member portal, where KYC is completed, or a mail to the office; and what follows. */
export function WayOn({ words: { goOn, next }, site }: WayOnProps) {
  const portal = site.memberPortalUrl;
  return (
    <>
      <section className="pu-way-on" id={WAY_ON_ANCHOR} aria-labelledby="go-on-title">
        <h2 className="cf-h3" id="go-on-title">
          {goOn.title}
        </h2>
        <p>{portal ? goOn.text : goOn.textWithoutPortal}</p>
        <div className="pu-way-on__ways">
          {portal && <LinkButton href={portal}>{goOn.portal}</LinkButton>}
          <MailLink look={portal ? 'secondary' : 'primary'} to={site.supportEmail} subject={goOn.subject}>
            {goOn.write}
          </MailLink>
        </div>
        <p className="pu-way-on__papers">
          <LockIcon />
          {goOn.papers}
        </p>
        <RiskNote />
      </section>
      <section className="pu-way-on" aria-labelledby="next-title">
        <h2 className="cf-h3" id="next-title">
          {next.title}
        </h2>
        <ol className="pu-way-on__steps">
          {next.steps.map(([title, text], index) => (
            <li key={title} className="pu-way-on__step">
              <span className="pu-way-on__number cf-number" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="pu-way-on__name">{title}</h3>
                <p className="cf-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
