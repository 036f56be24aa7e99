import { staticOnly } from 'frontend-shared/hydration/static-only';
import './apply-hero.css';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { LinkButton } from 'frontend-shared/ui/button';
import type { ApplyMessages } from '../../content/en/apply';
import { FORM_ANCHOR, NEXT_ANCHOR } from './anchors';

const HalfBuiltShed = staticOnly(() => import('../../illustrations/half-built-shed'), 'HalfBuiltShed');

/** Hero with a short introduction, the link to the form and a drawing. */
export function ApplyHero({ messages, locale }: { messages: ApplyMessages['hero']; locale: Locale }) {
  return (
    <section className="pu-apply-hero cf-on-ink">
      <div className="pu-apply-hero__inner cf-container">
        <div className="pu-apply-hero__text">
          <h1 className="cf-title">{messages.title}</h1>
          <p className="cf-lead">{messages.lead}</p>
          <div className="pu-apply-hero__actions">
            <LinkButton look="haldi" to={localePath(locale, `/apply#${FORM_ANCHOR}`)}>
              {messages.toForm}
            </LinkButton>
            <a className="pu-apply-hero__link" href={`#${NEXT_ANCHOR}`}>
              {messages.toNext}
            </a>
          </div>
        </div>
        <HalfBuiltShed label={messages.drawing} board={messages.board} />
      </div>
    </section>
  );
}
