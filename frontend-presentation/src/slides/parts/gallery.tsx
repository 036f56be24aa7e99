import type { Locale } from 'frontend-shared/i18n/locale';
import type { GalleryItem } from '../../content/slides/deck-content';
import { Drawing } from '../drawings/drawing';

/** Several drawings with their captions: two, four or twelve. */
export function Gallery({ items, locale }: { items: readonly GalleryItem[]; locale: Locale }) {
  return (
    <ul className={`pr-gallery pr-gallery--${items.length}`}>
      {items.map(({ image, imageText, caption, detail }) => (
        <li key={image} className="pr-gallery__item">
          <Drawing id={image} text={imageText} locale={locale} className="pr-gallery__drawing" />
          <p className="pr-gallery__caption">{caption}</p>
          {detail && <p className="pr-gallery__detail">{detail}</p>}
        </li>
      ))}
    </ul>
  );
}
