import type { Locale } from 'frontend-shared/i18n/locale';
import type { GalleryItem } from '../../content/slides/deck-content';
import { Drawing } from '../drawings/drawing';
import { useIncrementalRender } from '../use-incremental-render';

/** Two, four or twelve drawings with captions. One is rendered per frame: two would take longer than a frame. */
export function Gallery({ items, locale }: { items: readonly GalleryItem[]; locale: Locale }) {
  const isDrawn = useIncrementalRender(items.length, 0);
  return (
    <ul className={`pr-gallery pr-gallery--${items.length}`}>
      {items.map(({ image, imageText, caption, detail }, index) => (
        <li key={image} className="pr-gallery__item">
          <Drawing
            id={image}
            text={imageText}
            locale={locale}
            className="pr-gallery__drawing"
            isDeferred={!isDrawn(index)}
          />
          <p className="pr-gallery__caption">{caption}</p>
          {detail && <p className="pr-gallery__detail">{detail}</p>}
        </li>
      ))}
    </ul>
  );
}
