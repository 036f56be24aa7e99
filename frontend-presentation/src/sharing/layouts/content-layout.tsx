import { paint } from 'frontend-shared/illustrations/palette';
import type { ContentSlide } from '../../content/slides/deck-content';
import { fieldOf } from '../../slides/drawings/drawings';
import { GalleryBody } from '../bodies/gallery';
import { ListBody } from '../bodies/list';
import { ProgressBody } from '../bodies/progress';
import { SplitBody } from '../bodies/split';
import { TableBody } from '../bodies/table';
import { WarningBody } from '../bodies/warning';
import { YearsBody } from '../bodies/years';
import { EDGE, Field, FOOT, Headed, Lines, type PictureContext, PlacedDrawing, WIDTH } from '../frame';
import { WithSource } from './with-source';

/** Text, list, figures or drawings below the title, beside the slide’s drawing when it has one. */
export function ContentLayout({ slide, context }: { slide: ContentSlide; context: PictureContext }) {
  const { title, subtitle, image, content, isWarning, table, split, gallery, years, progress } = slide;
  const { locale, set, colours } = context;
  const panel = image ? 440 : 0;
  const width = WIDTH - 2 * EDGE - (panel && panel - 10);
  const isOnlySaid = progress !== undefined && !image;
  // A drawing without a ground of its own stands on that of the slide, from edge to edge.
  const isFree = image !== undefined && fieldOf(image) === 'transparent';
  // Drawings with a ground are made 480 × 300: higher, a place of this width would cut what stands at their sides.
  const drawn = isFree ? 420 : (panel * 300) / 480;
  const body = (bottom: number) => (top: number) => {
    const place = { context, top: top + 22, bottom, width };
    const lines = [content ?? []].flat();
    const wall = progress !== undefined && image ? 84 : 0;
    return (
      <>
        {progress !== undefined && isOnlySaid && (
          <ProgressBody {...place} top={bottom - 130} progress={progress} />
        )}
        {progress !== undefined && wall > 0 && (
          <ProgressBody {...place} bottom={place.top + wall - 14} progress={progress} />
        )}
        {typeof content === 'string' && (
          <Lines
            text={set.set(content, { width, lines: 6, from: 46, weight: 550 })}
            x={EDGE}
            top={place.top}
            fill={colours.text}
          />
        )}
        {Array.isArray(content) && isWarning && <WarningBody {...place} lines={lines} />}
        {Array.isArray(content) && !isWarning && <ListBody {...place} top={place.top + wall} lines={lines} />}
        {table && <TableBody {...place} rows={table} />}
        {split && <SplitBody {...place} parts={split} />}
        {gallery && <GalleryBody {...place} items={gallery} />}
        {years && <YearsBody {...place} years={years} />}
      </>
    );
  };
  const box = image && { id: image, x: WIDTH - panel, width: panel };
  return (
    <>
      {box && <Field {...box} y={0} height={FOOT} />}
      {isFree && <rect y={FOOT - 14} width={WIDTH} height="14" fill={paint.ink} />}
      {box && <PlacedDrawing {...box} y={FOOT - drawn} height={drawn} locale={locale} />}
      {isWarning && (
        <rect
          x="10"
          y="10"
          width={WIDTH - 20}
          height={FOOT - 20}
          fill="none"
          stroke="#B0122B"
          strokeWidth="10"
        />
      )}
      <WithSource slide={slide} context={context} width={width}>
        {(bottom) => (
          <Headed
            context={context}
            title={title}
            subtitle={subtitle}
            width={width}
            {...(isOnlySaid && { from: locale === 'hi' ? 84 : 100, lines: 3 })}
            {...(isWarning && { fill: '#B0122B' })}
            body={body(bottom)}
          />
        )}
      </WithSource>
    </>
  );
}
