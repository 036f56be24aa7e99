import type { Locale } from 'frontend-shared/i18n/locale';
import { paint } from 'frontend-shared/illustrations/palette';
import type { ReactNode } from 'react';
import type { DrawingId } from '../content/slides/drawing-ids';
import { drawingOf, fieldOf } from '../slides/drawings/drawings';
import type { SetText, TextLayout } from './text-layout';
import type { ToneColours } from './tones';

/** In px; what the large social networks show uncut. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const BAR = 84;
/** Below it stands the bar. */
export const FOOT = HEIGHT - BAR;
export const EDGE = 56;

/** What the parts of a picture are drawn with. */
export interface PictureContext {
  set: TextLayout;
  locale: Locale;
  colours: ToneColours;
}

/** Letters that were set, from the top of their first line. */
export function Lines({
  text,
  x,
  top,
  fill,
  anchor = 'start',
}: {
  text: SetText;
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

/** A drawing of the deck in its place; each fills it as it does on its slide. */
export function PlacedDrawing({ id, locale, x, y, width, height }: DrawingProps) {
  const Content = drawingOf(id);
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Content locale={locale} />
    </svg>
  );
}

/** The ground above a drawing, in its own colour. */
export function Field({ id, x, y, width, height }: Omit<DrawingProps, 'locale'>) {
  const field = fieldOf(id);
  if (field === 'transparent') return null;
  return <rect x={x} y={y} width={width} height={height} fill={field} />;
}

interface BarProps {
  number: number;
  of: number;
  counter: string;
  company: string | undefined;
  risk: string;
  set: TextLayout;
}

/** As the deck's bar: which slide it is, a brick for each, whose deck it is, and what nobody may overlook. */
export function Bar({ number, of, counter, company, risk, set }: BarProps) {
  const step = (WIDTH - 2 * EDGE + 6) / of;
  const bricks = Array.from({ length: of }, (_, index) => index);
  const colourOf = (index: number) => (index < number - 1 ? '#E2755A' : paint.haldi);
  const left = set.set([counter, company].filter(Boolean).join(' · '), {
    width: 560,
    lines: 1,
    from: 30,
    weight: 700,
  });
  const right = set.set(risk, {
    width: WIDTH - 2 * EDGE - 40 - set.width(left.lines.join(' '), left.size, 700),
    lines: 1,
    from: 27,
    weight: 550,
  });
  return (
    <g>
      <rect y={FOOT} width={WIDTH} height={BAR} fill={paint.ink} />
      {bricks.map((index) => (
        <rect
          key={index}
          x={EDGE + index * step}
          y={FOOT + 13}
          width={step - 6}
          height="12"
          rx="1.5"
          strokeWidth="1.5"
          {...(index < number
            ? { fill: colourOf(index), stroke: colourOf(index) }
            : { fill: 'none', stroke: '#8F95B5' })}
        />
      ))}
      <Lines text={left} x={EDGE} top={FOOT + 54 - left.leading / 2} fill={paint.paper} />
      <Lines text={right} x={WIDTH - EDGE} top={FOOT + 54 - right.leading / 2} fill="#D9DCEE" anchor="end" />
    </g>
  );
}

/** Heading of a slide, the line under it, and what stands below them. */
export function Headed({
  context: { set, colours, locale },
  title,
  subtitle,
  width = WIDTH - 2 * EDGE,
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
  const short = set.set(title, { width, lines: 1, from, to: from * 0.8, weight: 800 });
  const heading = short.lines.length > 1 ? set.set(title, { width, lines, from, weight: 800 }) : short;
  const line = subtitle && set.set(subtitle, { width, lines: 2, from: 36, to: 26, weight: 550 });
  const belowHeading = 36 + heading.height;
  return (
    <>
      <Lines text={heading} x={EDGE} top={36} fill={fill} />
      {line && <Lines text={line} x={EDGE} top={belowHeading + 10} fill={colours.quiet} />}
      {body?.(belowHeading + (line ? line.height + 10 : 0))}
    </>
  );
}
