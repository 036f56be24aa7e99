import { paint } from 'frontend-shared/illustrations/palette';
import { Wall } from 'frontend-shared/ui/wall';
import type { ReactNode } from 'react';
import type { Slide } from '../../content/slides/deck-content';
import { StatsBody } from '../bodies/stats';
import { FOOTER_TOP, Lines, MARGIN, type PictureContext, PlacedDrawing, WIDTH, WithHeading } from '../frame';
import { ContentLayout } from './content-layout';
import { ProcessLayout } from './process-layout';
import { WithSource } from './with-source';

/** The picture of a slide above the footer, depending on the type of the slide. */
export function SlideBody({ slide, context }: { slide: Slide; context: PictureContext }): ReactNode {
  const { title, subtitle } = slide;
  const { locale } = context;
  switch (slide.type) {
    case 'title':
      return (
        <>
          <WithHeading
            context={context}
            title={title}
            subtitle={subtitle}
            from={locale === 'hi' ? 92 : 106}
            width={1000}
          />
          <PlacedDrawing
            id={slide.image}
            locale={locale}
            x={0}
            y={FOOTER_TOP - 258}
            width={WIDTH}
            height={258}
          />
        </>
      );
    case 'stats':
      return (
        <WithSource slide={slide} context={context}>
          {(bottom) => (
            <WithHeading
              context={context}
              title={title}
              lines={1}
              body={(top) => (
                <StatsBody context={context} top={top + 16} bottom={bottom} stats={slide.stats} />
              )}
            />
          )}
        </WithSource>
      );
    case 'process':
      return <ProcessLayout slide={slide} context={context} />;
    case 'quote':
      return (
        <>
          <WithHeading
            context={context}
            title={title}
            subtitle={subtitle}
            from={locale === 'hi' ? 66 : 76}
            lines={3}
          />
          <rect y={FOOTER_TOP - 8} width={WIDTH} height="8" fill={paint.haldi} />
          {slide.image && (
            <PlacedDrawing
              id={slide.image}
              locale={locale}
              x={WIDTH - 440}
              y={FOOTER_TOP - 228}
              width={380}
              height={220}
            />
          )}
        </>
      );
    case 'cta':
      return (
        <WithHeading
          context={context}
          title={title}
          from={locale === 'hi' ? 92 : 108}
          body={(top) => {
            const text = context.layout.fit(slide.content, {
              width: WIDTH - 2 * MARGIN,
              lines: 3,
              from: 38,
              weight: 550,
            });
            return (
              <>
                <Lines text={text} x={MARGIN} top={top + 20} fill={context.colours.quiet} />
                <svg
                  x={MARGIN}
                  y={FOOTER_TOP - 150}
                  width={WIDTH - 2 * MARGIN}
                  height="120"
                  viewBox={`0 0 ${WIDTH - 2 * MARGIN} 120`}
                  aria-hidden="true"
                >
                  <Wall filled={19} />
                </svg>
              </>
            );
          }}
        />
      );
    case 'content':
      return <ContentLayout slide={slide} context={context} />;
  }
}
