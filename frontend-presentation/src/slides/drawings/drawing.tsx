import type { Locale } from 'frontend-shared/i18n/locale';
import { Suspense, useDeferredValue } from 'react';
import type { DrawingId } from '../../content/slides/drawing-ids';
import { backgroundOf, drawingOf } from './drawings';

interface DrawingFrameProps {
  id: DrawingId;
  /** Text alternative; omitted when the adjacent text says the same. */
  text?: string | undefined;
  locale: Locale;
  className: string;
  /** Renders only the frame; the drawing follows once this is false. */
  isDeferred?: boolean;
}

/**
 * The frame of a drawing. Its content is rendered after the text of the slide, at low priority: a drawing has hundreds of
 * elements.
 */
export function Drawing({ id, text, locale, className, isDeferred = false }: DrawingFrameProps) {
  const Content = drawingOf(id);
  const background = backgroundOf(id);
  const isDrawn = useDeferredValue(!isDeferred, typeof document === 'undefined');
  return (
    <div className={className} data-drawing="">
      {background !== 'transparent' && (
        <svg className="pr-drawing-background" aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={background} />
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
