import type { Locale } from 'frontend-shared/i18n/locale';
import { Suspense, useDeferredValue } from 'react';
import type { DrawingId } from '../../content/slides/drawing-ids';
import { drawingOf, fieldOf } from './drawings';

interface DrawingFrameProps {
  id: DrawingId;
  /** What the drawing shows; left out when the words beside it say the same. */
  text?: string | undefined;
  locale: Locale;
  className: string;
  /** Its place stands there, and it comes later. */
  waits?: boolean;
}

/**
 * The place of a drawing. The words of the slide do not wait for it, also when its code is here: a drawing has hundreds of
 * elements, which React makes in short tasks after them.
 */
export function Drawing({ id, text, locale, className, waits = false }: DrawingFrameProps) {
  const Content = drawingOf(id);
  const field = fieldOf(id);
  const isDrawn = useDeferredValue(!waits, typeof document === 'undefined');
  return (
    <div className={className} data-drawing="">
      {field !== 'transparent' && (
        <svg className="pr-field" aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={field} />
        </svg>
      )}
      {isDrawn && (
        <Suspense fallback={null}>
          <Content label={text} locale={locale} />
        </Suspense>
      )}
    </div>
  );
}
