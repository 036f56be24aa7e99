import { paint } from 'frontend-shared/illustrations/palette';
import type { ContentSlide } from '../../content/slides/deck-content';
import { backgroundOf } from '../../slides/drawings/drawings';
import { GalleryBody } from '../bodies/gallery';
import { ListBody } from '../bodies/list';
import { ProgressBody } from '../bodies/progress';
import { SplitBody } from '../bodies/split';
import { TableBody } from '../bodies/table';
import { WarningBody } from '../bodies/warning';
import { YearsBody } from '../bodies/years';
import {
  DrawingBackground,
  FOOTER_TOP,
  Lines,
  MARGIN,
  type PictureContext,
  PlacedDrawing,
  WIDTH,
  WithHeading,
} from '../frame';
import { WithSource } from './with-source';

/** Text, list, figures or drawings below the title, with the slide’s drawing at the right if it has one. */
export function ContentLayout({ slide, context }: { slide: ContentSlide; context: PictureContext }) {
  const { title, subtitle, image, content, isWarning, table, split, gallery, years, progress } = slide;
  const { locale, layout, colours } = context;
  const panel = image ? 440 : 0;
  const width = WIDTH - 2 * MARGIN - (panel && panel - 10);
  const isTextOnly = progress !== undefined && !image;
  // A drawing with a transparent background stands on a ground line from edge to edge.
  const isFree = image !== undefined && backgroundOf(image) === 'transparent';
  // Drawings with a background are 480 × 300: a taller area of this width would crop them at the sides.
  const drawn = isFree ? 420 : (panel * 300) / 480;
  const body = (bottom: number) => (top: number) => {
    const area = { context, top: top + 22, bottom, width };
    const lines = [content ?? []].flat();
    const wall = progress !== undefined && image ? 84 : 0;
    return (
      <>
        {progress !== undefined && isTextOnly && (
          <ProgressBody {...area} top={bottom - 130} progress={progress} />
        )}
        {progress !== undefined && wall > 0 && (
          <ProgressBody {...area} bottom={area.top + wall - 14} progress={progress} />
        )}
        {typeof content === 'string' && (
          <Lines
            text={layout.fit(content, { width, lines: 6, from: 46, weight: 550 })}
            x={MARGIN}
            top={area.top}
            fill={colours.text}
          />
        )}
        {Array.isArray(content) && isWarning && <WarningBody {...area} lines={lines} />}
        {Array.isArray(content) && !isWarning && <ListBody {...area} top={area.top + wall} lines={lines} />}
        {table && <TableBody {...area} rows={table} />}
        {split && <SplitBody {...area} parts={split} />}
        {gallery && <GalleryBody {...area} items={gallery} />}
        {years && <YearsBody {...area} years={years} />}
      </>
    );
  };
  const box = image && { id: image, x: WIDTH - panel, width: panel };
  return (
    <>
      {box && <DrawingBackground {...box} y={0} height={FOOTER_TOP} />}
      {isFree && <rect y={FOOTER_TOP - 14} width={WIDTH} height="14" fill={paint.ink} />}
      {box && <PlacedDrawing {...box} y={FOOTER_TOP - drawn} height={drawn} locale={locale} />}
      {isWarning && (
        <rect
          x="10"
          y="10"
          width={WIDTH - 20}
          height={FOOTER_TOP - 20}
          fill="none"
          stroke="#B0122B"
          strokeWidth="10"
        />
      )}
      <WithSource slide={slide} context={context} width={width}>
        {(bottom) => (
          <WithHeading
            context={context}
            title={title}
            subtitle={subtitle}
            width={width}
            {...(isTextOnly && { from: locale === 'hi' ? 84 : 100, lines: 3 })}
            {...(isWarning && { fill: '#B0122B' })}
            body={body(bottom)}
          />
        )}
      </WithSource>
    </>
  );
}
