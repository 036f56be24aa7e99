import type { Locale } from 'frontend-shared/i18n/locale';
import { paint } from 'frontend-shared/illustrations/palette';
import type { ReactNode } from 'react';
import type { DrawingId } from '../content/slides/drawing-ids';
import { backgroundOf, drawingOf } from '../slides/drawings/drawings';
import type { FittedText, TextLayout } from './text-layout';
import type { ToneColours } from './tones';

/** Size of the picture in px, which the large social networks show uncropped. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const FOOTER_HEIGHT = 84;
/** Upper edge of the footer. */
export const FOOTER_TOP = HEIGHT - FOOTER_HEIGHT;
export const MARGIN = 56;

/** Shared by all parts of a picture. */
export interface PictureContext {
  layout: TextLayout;
  locale: Locale;
  colours: ToneColours;
}

/** The lines of a fitted text; `top` is the top of the first line. */
export function Lines({
  text,
  x,
  top,
  fill,
  anchor = 'start',
}: {
  text: FittedText;
  x: number;
  top: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
}) {
  const { lines, size, weight, leading } = text;
  const first = top + leading / 2 + size * 0.34;
  return (
    <g fill={fill} fontSize={size} fontWeight={weight} textAnchor={anchor}>
      {lines.map((line, row) => (
        <text key={line} x={x} y={Math.round(first + row * leading)}>
          {line}
        </text>
      ))}
    </g>
  );
}

interface DrawingProps {
  id: DrawingId;
  locale: Locale;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing of the deck, which fills its box as on its slide. */
export function PlacedDrawing({ id, locale, x, y, width, height }: DrawingProps) {
  const Content = drawingOf(id);
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Content locale={locale} />
    </svg>
  );
}

/** Background of a drawing, in the colour that the drawing defines. */
export function DrawingBackground({ id, x, y, width, height }: Omit<DrawingProps, 'locale'>) {
  const field = backgroundOf(id);
  if (field === 'transparent') return null;
  return <rect x={x} y={y} width={width} height={height} fill={field} />;
}

interface FooterProps {
  number: number;
  of: number;
  counter: string;
  company: string | undefined;
  risk: string;
  layout: TextLayout;
}

/** Progress bricks as in the deck's control bar, slide number, company and risk notice. */
export function Footer({ number, of, counter, company, risk, layout }: FooterProps) {
  const step = (WIDTH - 2 * MARGIN + 6) / of;
  const bricks = Array.from({ length: of }, (_, index) => index);
  const colourOf = (index: number) => (index < number - 1 ? '#E2755A' : paint.haldi);
  const left = layout.fit([counter, company].filter(Boolean).join(' · '), {
    width: 560,
    lines: 1,
    from: 30,
    weight: 700,
  });
  const right = layout.fit(risk, {
    width: WIDTH - 2 * MARGIN - 40 - layout.width(left.lines.join(' '), left.size, 700),
    lines: 1,
    from: 27,
    weight: 550,
  });
  return (
    <g>
      <rect y={FOOTER_TOP} width={WIDTH} height={FOOTER_HEIGHT} fill={paint.ink} />
      {bricks.map((index) => (
        <rect
          key={index}
          x={MARGIN + index * step}
          y={FOOTER_TOP + 13}
          width={step - 6}
          height="12"
          rx="1.5"
          strokeWidth="1.5"
          {...(index < number
            ? { fill: colourOf(index), stroke: colourOf(index) }
            : { fill: 'none', stroke: '#8F95B5' })}
        />
      ))}
      <Lines text={left} x={MARGIN} top={FOOTER_TOP + 54 - left.leading / 2} fill={paint.paper} />
      <Lines
        text={right}
        x={WIDTH - MARGIN}
        top={FOOTER_TOP + 54 - right.leading / 2}
        fill="#D9DCEE"
        anchor="end"
      />
    </g>
  );
}

/** Title and subtitle of a slide, with the body below them. */
export function WithHeading({
  context: { layout, colours, locale },
  title,
  subtitle,
  width = WIDTH - 2 * MARGIN,
  lines = 2,
  from = locale === 'hi' ? 66 : 76,
  fill = colours.text,
  body,
}: {
  context: PictureContext;
  title: string;
  subtitle?: string | undefined;
  width?: number;
  lines?: number;
  from?: number;
  fill?: string;
  body?: (top: number) => ReactNode;
}) {
  const short = layout.fit(title, { width, lines: 1, from, to: from * 0.8, weight: 800 });
  const heading = short.lines.length > 1 ? layout.fit(title, { width, lines, from, weight: 800 }) : short;
  const line = subtitle && layout.fit(subtitle, { width, lines: 2, from: 36, to: 26, weight: 550 });
  const belowHeading = 36 + heading.height;
  return (
    <>
      <Lines text={heading} x={MARGIN} top={36} fill={fill} />
      {line && <Lines text={line} x={MARGIN} top={belowHeading + 10} fill={colours.quiet} />}
      {body?.(belowHeading + (line ? line.height + 10 : 0))}
    </>
  );
}
