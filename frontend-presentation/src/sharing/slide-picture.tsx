import { risk as english } from 'frontend-shared/content/en/risk';
import { risk as hindi } from 'frontend-shared/content/hi/risk';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { paint } from 'frontend-shared/illustrations/palette';
import { prerenderToNodeStream } from 'react-dom/static';
import { slideCounter } from '../content/messages/sharing';
import { loadDeck } from '../content/slides/load-deck';
import { Footer, HEIGHT, WIDTH } from './frame';
import { SlideBody } from './layouts/slide-body';
import { type Measure, TextLayout } from './text-layout';
import { type ToneColours, tones } from './tones';

const RISK: Record<Locale, string> = { en: english, hi: hindi };

export interface PictureRequest {
  locale: Locale;
  /** Number of the slide, from 1. */
  number: number;
  /** The company's name in that language. */
  company?: string | undefined;
}

/** The picture of a shared link to a slide, as SVG with text elements; undefined if there is no such slide. */
export async function slidePicture(
  { locale, number, company }: PictureRequest,
  measure: Measure,
): Promise<string | undefined> {
  const { slides } = await loadDeck(locale);
  const slide = slides[number - 1];
  if (!slide) return undefined;
  const layout = new TextLayout(measure, locale);
  const colours = tones[slide.tone];
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <LocaleProvider locale={locale}>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        <title>{slide.title}</title>
        <style>{stylesOf(colours)}</style>
        <rect width={WIDTH} height={HEIGHT} fill={colours.ground} />
        <SlideBody slide={slide} context={{ layout, locale, colours }} />
        <Footer
          number={number}
          of={slides.length}
          counter={slideCounter(locale, number, slides.length)}
          company={company}
          risk={firstSentence(RISK[locale])}
          layout={layout}
        />
      </svg>
    </LocaleProvider>,
    // Without streaming: late drawings would need scripts to insert them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  let svg = '';
  for await (const chunk of prelude) svg += chunk;
  if (errors.length > 0) throw errors[0];
  return svg.slice(svg.indexOf('<svg'), svg.lastIndexOf('</svg>') + 6);
}

function firstSentence(text: string): string {
  return text.slice(0, text.search(/[.।]/) + 1);
}

/** Styles of the walls, which come from style sheets in a browser. */
function stylesOf({ ground, brick, text }: ToneColours): string {
  const laid = ground === paint.ink || ground === paint.neel ? paint.haldi : brick;
  return [
    `.pr-steps__bricks{fill:${brick}}`,
    `.pr-steps__joints{stroke:${ground};stroke-width:4}`,
    `.cf-wall__brick--laid{fill:${laid}}`,
    `.cf-wall__brick--open{fill:none;stroke:${text};stroke-width:1}`,
    `.cf-wall__brick--unknown{fill:none;stroke:${text};stroke-width:1;stroke-dasharray:3 2}`,
    `.pr-split__partner{fill:${paint.neel}}`,
    `.pr-split__investors{fill:${paint.leaf}}`,
    `.pr-split__marketing{fill:${paint.haldi};stroke:${paint.ink};stroke-width:3}`,
    `.pr-split__operations{fill:${paint.ink}}`,
  ].join('');
}
