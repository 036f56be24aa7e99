import './apply-hero.css';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { LinkButton } from 'frontend-shared/ui/button';
import type { ApplyWords } from '../../content/en/apply';
import { HalfBuiltShed } from '../../illustrations/half-built-shed';
import { NEXT_ANCHOR } from './next-steps';
import { FORM_ANCHOR } from './use-form-anchor';

/** The brick band: what this is in two sentences, the way to the form, and the shed with its open door. */
export function ApplyHero({ words, locale }: { words: ApplyWords['hero']; locale: Locale }) {
  return (
    <section className="pu-apply-hero cf-on-ink">
      <div className="pu-apply-hero__inner cf-container">
        <div className="pu-apply-hero__text">
          <h1 className="cf-title">{words.title}</h1>
          <p className="cf-lead">{words.lead}</p>
          <div className="pu-apply-hero__actions">
            <LinkButton look="haldi" to={localePath(locale, `/apply#${FORM_ANCHOR}`)}>
              {words.toForm}
            </LinkButton>
            <a className="pu-apply-hero__link" href={`#${NEXT_ANCHOR}`}>
              {words.toNext}
            </a>
          </div>
        </div>
        <HalfBuiltShed label={words.drawing} board={words.board} />
      </div>
    </section>
  );
}
