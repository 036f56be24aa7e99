import type { Locale } from 'frontend-shared/i18n/locale';
import type { GalleryItem } from '../../content/slides/deck-content';
import { Drawing } from '../drawings/drawing';
import { useGradual } from '../use-gradual';

/** Several drawings with their captions: two, four or twelve. Each comes in a frame of its own: two are more than one has time for. */
export function Gallery({ items, locale }: { items: readonly GalleryItem[]; locale: Locale }) {
  const isDrawn = useGradual(items.length, 0);
  return (
    <ul className={`pr-gallery pr-gallery--${items.length}`}>
      {items.map(({ image, imageText, caption, detail }, index) => (
        <li key={image} className="pr-gallery__item">
          <Drawing
            id={image}
            text={imageText}
            locale={locale}
            className="pr-gallery__drawing"
            waits={!isDrawn(index)}
          />
          <p className="pr-gallery__caption">{caption}</p>
          {detail && <p className="pr-gallery__detail">{detail}</p>}
        </li>
      ))}
    </ul>
  );
}
