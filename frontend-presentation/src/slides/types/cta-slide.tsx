import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Wall } from 'frontend-shared/ui/wall';
import { useContext } from 'react';
import type { CtaSlide } from '../../content/slides/deck-content';
import { LinkBase } from '../site-context';

/** All bricks of the wall except the one that the slide asks the audience to add. */
const LAID_BRICKS = 19;

/** Links to the forms, the risks, and a wall with one brick missing. */
export function CtaSlideView({ slide, locale }: { slide: CtaSlide; locale: Locale }) {
  const base = useContext(LinkBase);
  return (
    <div className="pr-slide__text">
      <h1 className="pr-slide__title">{slide.title}</h1>
      <ul className="pr-cta__links">
        {slide.links.map(({ label, path }) => (
          <li key={path}>
            {base === null ? (
              <span className="pr-cta__link">{label}</span>
            ) : (
              <a className="pr-cta__link" href={`${base}${localePath(locale, path)}`}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="pr-cta__risk">{slide.content}</p>
      <div className="pr-cta__wall" aria-hidden="true">
        <Wall filled={LAID_BRICKS} tone="haldi" />
      </div>
    </div>
  );
}
