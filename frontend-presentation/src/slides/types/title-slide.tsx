import type { Locale } from 'frontend-shared/i18n/locale';
import { useContext } from 'react';
import type { TitleSlide } from '../../content/slides/deck-content';
import { Drawing } from '../drawings/drawing';
import { CompanyName } from '../site-context';

/** The headline, a line below it, the company name, and a drawing along the bottom. */
export function TitleSlideView({ slide, locale }: { slide: TitleSlide; locale: Locale }) {
  const company = useContext(CompanyName);
  return (
    <>
      <div className="pr-slide__text">
        <h1 className="pr-slide__title">{slide.title}</h1>
        <p className="pr-slide__subtitle">{slide.subtitle}</p>
        {company && <p className="pr-slide__company">{company}</p>}
      </div>
      <Drawing id={slide.image} text={slide.imageText} locale={locale} className="pr-title-drawing" />
    </>
  );
}
