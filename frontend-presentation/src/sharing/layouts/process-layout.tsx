import { paint } from 'frontend-shared/illustrations/palette';
import type { ProcessSlide } from '../../content/slides/deck-content';
import { StepWall } from '../../slides/parts/step-wall';
import { FOOTER_TOP, Lines, MARGIN, type PictureContext, WIDTH, WithHeading } from '../frame';

/** Steps on a rising wall, each above its course. */
export function ProcessLayout({ slide, context }: { slide: ProcessSlide; context: PictureContext }) {
  const { layout, colours } = context;
  const { processSteps: steps } = slide;
  const full = WIDTH - 2 * MARGIN;
  const column = full / steps.length;
  // The course height of `StepWall`, which is 1,440 px wide.
  const course = ((steps.length > 4 ? 50 : 66) * full) / 1440;
  const texts = layout.fitList(
    steps.map(({ title }) => title),
    {
      width: column - 12,
      lines: 3,
      from: steps.length > 4 ? 26 : 32,
      to: 18,
      weight: 700,
      height: Number.POSITIVE_INFINITY,
      gap: 0,
    },
  );
  return (
    <>
      <WithHeading context={context} title={slide.title} subtitle={slide.subtitle} width={640} />
      <svg
        x={MARGIN}
        y={FOOTER_TOP - course * (steps.length + 1)}
        width={full}
        height={course * (steps.length + 1)}
        viewBox={`0 0 ${full} ${course * (steps.length + 1)}`}
        aria-hidden="true"
      >
        <StepWall steps={steps.length} />
      </svg>
      {texts.map((text, index) => {
        const left = MARGIN + index * column;
        const stands = FOOTER_TOP - course * (index + 2);
        const number = { x: left + column / 2 - 27, y: stands + 10 };
        return (
          <g key={steps[index]?.number}>
            <Lines text={text} x={left + 4} top={stands - text.height - 8} fill={colours.text} />
            <rect {...number} width="54" height="54" rx="3" fill={paint.ink} />
            <text
              x={left + column / 2}
              y={number.y + 40}
              fill={paint.haldi}
              fontSize="38"
              fontWeight="800"
              textAnchor="middle"
            >
              {steps[index]?.number}
            </text>
          </g>
        );
      })}
    </>
  );
}
