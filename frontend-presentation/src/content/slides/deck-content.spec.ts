import { readFileSync } from 'node:fs';
import path from 'node:path';
import { risk as english } from 'frontend-shared/content/en/risk';
import { risk as hindi } from 'frontend-shared/content/hi/risk';
import { unknownNumbers } from '../../../../frontend-shared/test/stated-numbers';
import { SECTIONS, type Slide } from './deck-content';
import { loadDeck, loadFrameTexts } from './load-deck';
import { loadNotes } from './load-notes';

/** The rest of an hour is for questions. */
const LONGEST_PRESENTATION_S = 45 * 60;
const MAX_WORDS = 30;
const RISK = { en: english, hi: hindi };

/** All text that the audience reads on a slide, without the source line. */
function visibleTexts(slide: Slide): string[] {
  const base = [slide.title, slide.subtitle ?? ''];
  switch (slide.type) {
    case 'stats':
      return [...base, ...slide.stats.flatMap(({ value, label }) => [value, label])];
    case 'process':
      return [...base, ...slide.processSteps.map(({ title }) => title)];
    case 'cta':
      return [...base, slide.content];
    case 'content':
      return [
        ...base,
        ...[slide.content ?? []].flat(),
        ...(slide.table ?? []).flatMap(({ label, cells }) => [label, ...cells]),
        ...(slide.split ?? []).flatMap(({ share, label }) => [`${share}%`, label]),
        ...(slide.gallery ?? []).flatMap(({ caption, detail }) => [caption, detail ?? '']),
        ...(slide.years ?? []).flatMap(({ years, text }) => [years, text]),
      ];
    default:
      return base;
  }
}

/** Words without figures; an amount and its unit are one figure. */
function wordsOf(slide: Slide): string[] {
  return visibleTexts(slide)
    .filter((text) => !Object.values(RISK).includes(text))
    .join(' ')
    .replace(/₹?\d[\d,.]*([%+]|[\s\u00a0](crore|Cr|lakh|करोड़|लाख))?/g, ' ')
    .split(/[\s\u00a0–]+/)
    .filter((word) => /\p{L}/u.test(word));
}

describe.each(['en', 'hi'] as const)('the deck in %s', (locale) => {
  it('has thirty slides, five in each of its six sections, in order', async () => {
    const { slides } = await loadDeck(locale);
    expect(slides.map(({ section }) => section)).toEqual(
      SECTIONS.flatMap((section) => [section, section, section, section, section]),
    );
    expect(Object.keys((await loadFrameTexts(locale)).titles)).toEqual([...SECTIONS]);
  });

  it('has at most thirty words per slide, without figures and the risk sentence', async () => {
    const { slides } = await loadDeck(locale);
    const long = slides.filter((slide) => wordsOf(slide).length > MAX_WORDS);
    expect(long.map((slide) => [slide.id, wordsOf(slide).length])).toEqual([]);
  });

  it('has the risk sentence on the slides that invite to invest', async () => {
    const { slides } = await loadDeck(locale);
    const warning = slides.filter((slide) => visibleTexts(slide).includes(RISK[locale]));
    expect(warning.map(({ id }) => id)).toEqual(['join-steps', 'next-brick']);
  });

  it('states only figures of the register, on slides and in speaker notes', async () => {
    const { slides } = await loadDeck(locale);
    const notes = Object.values(await loadNotes(locale));
    const texts = [
      ...slides.flatMap(visibleTexts),
      ...slides.flatMap((slide) =>
        slide.type === 'process' ? slide.processSteps.map(({ description }) => description) : [],
      ),
      ...notes.flat(2).map((part) => (typeof part === 'string' ? part : part.emphasis)),
    ];
    const text = texts
      .join(' ')
      // Numbers of slides and of steps.
      .replace(/(slide|step|स्लाइड|क़दम) \d{1,2}/g, ' ');
    expect(unknownNumbers(text)).toEqual([]);
  });

  it('shows the date of company figures', async () => {
    const { slides } = await loadDeck(locale);
    const withFigures = slides.filter(
      (slide) =>
        slide.type === 'stats' ||
        ['running', 'spice', 'supermarket', 'coming', 'led', 'garments'].includes(slide.id),
    );
    for (const { sourcePage } of withFigures) expect(sourcePage).toMatch(/2025/);
  });

  it('has speaker notes for every slide, each with emphasised text', async () => {
    const { slides } = await loadDeck(locale);
    const notes = await loadNotes(locale);
    expect(Object.keys(notes)).toEqual(slides.map(({ id }) => id));
    for (const [slide, paragraphs] of Object.entries(notes)) {
      expect([slide, paragraphs.length]).not.toEqual([slide, 0]);
      expect([slide, paragraphs.flat().some((part) => typeof part !== 'string')]).toEqual([slide, true]);
      expect(JSON.stringify(paragraphs)).not.toMatch(/[*<>]/);
    }
  });

  it('refers the speaker only to the slides on risks, the profit split and the terms', async () => {
    const { slides } = await loadDeck(locale);
    const notes = JSON.stringify(await loadNotes(locale));
    const targets = [...notes.matchAll(/(?:slide|स्लाइड) (\d{1,2})/g)].map(
      ([, slide]) => slides[Number(slide) - 1]?.id,
    );
    expect(new Set(targets)).toEqual(new Set(['risks', 'profit-split', 'terms']));
  });
});

it('has the same slides, figures, icons and drawings in both languages', async () => {
  const [en, hi] = await Promise.all([loadDeck('en'), loadDeck('hi')]);
  const digits = (texts: string[]) => texts.map((text) => text.match(/\d[\d,.]*\d|\d/g) ?? []);
  const neutral = (slide: Slide) => ({
    id: slide.id,
    type: slide.type,
    image: slide.image,
    hasImageText: Boolean(slide.imageText),
    hasSource: Boolean(slide.sourcePage),
    figures: slide.type === 'content' || slide.type === 'stats' ? digits(visibleTexts(slide)) : [],
    icons: slide.type === 'stats' ? slide.stats.map(({ icon }) => icon) : [],
    steps: slide.type === 'process' ? slide.processSteps.map(({ number }) => number) : [],
    gallery: slide.type === 'content' ? slide.gallery?.map(({ image }) => image) : [],
  });
  expect(hi.slides.map(neutral)).toEqual(en.slides.map(neutral));
});

it('has as many slides as the API allows', async () => {
  const file = path.join(__dirname, '../../../../backend/openapi.json');
  const { schemas } = JSON.parse(readFileSync(file, 'utf8')).components;
  const { slides } = await loadDeck('en');
  expect(slides).toHaveLength(schemas.RoomStateForm.properties.slide.maximum);
});

it('fits into 45 minutes', async () => {
  const { slides } = await loadDeck('en');
  expect(slides.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(LONGEST_PRESENTATION_S);
});

it('shows each figure with the value of the register', async () => {
  const { slides } = await loadDeck('en');
  const stats = slides.flatMap((slide) => (slide.type === 'stats' ? slide.stats : []));
  const figure = (label: string) =>
    stats.filter((stat) => stat.label.startsWith(label)).map(({ value }) => value);
  expect(figure('members')).toEqual(['22,000+']);
  expect(figure('invested')).toEqual(['₹2.95\u00a0Cr', '₹2.2\u00a0Cr', '₹45\u00a0lakh']);
  expect(figure('investors')).toEqual(['4,000+', '1,800+']);
  expect(figure('jobs')).toEqual(['80+', '60+']);
});
