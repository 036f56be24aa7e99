/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from 'frontend-shared/i18n/locale';
import { loadDeck } from '../content/slides/load-deck';
import { slidePicture } from './slide-picture';
import { tones } from './tones';

/* Approximate widths of the site's font. */
const widthOf = (text: string, size: number) => text.length * size * 0.55;

async function draw(locale: Locale, number: number): Promise<string> {
  const svg = await slidePicture({ locale, number, company: 'Saajha Udyog' }, widthOf);
  if (!svg) throw new Error(`There is no slide ${number}.`);
  return svg;
}

const textOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');

const BLOCKS = /<g fill="[^"]*" font-size="([\d.]+)"[^>]*>((?:<text.*?<\/text>)+)<\/g>/g;
const LINES = /<text x="([\d.]+)" y="([\d.]+)">([^<]*)</g;

/** Expects all lines of text to be inside the picture. */
function expectWithin(svg: string): void {
  for (const [, size, lines] of svg.matchAll(BLOCKS)) {
    for (const [, x, y, text] of String(lines).matchAll(LINES)) {
      expect(Number(y)).toBeLessThanOrEqual(620);
      expect(Number(y) - Number(size)).toBeGreaterThanOrEqual(0);
      expect(widthOf(String(text), Number(size))).toBeLessThanOrEqual(1200 - 2 * 40);
      expect(Number(x)).toBeLessThanOrEqual(1160);
    }
  }
}

test.each(['en', 'hi'] as const)(
  'the picture of each slide in %s shows title, number, company and risk within its edges',
  async (locale) => {
    const { slides } = await loadDeck(locale);
    for (const [index, { title }] of slides.entries()) {
      const svg = await draw(locale, index + 1);
      const text = textOf(svg);
      for (const word of title.split(/\s+/)) expect(text).toContain(word);
      expect(text).toContain(locale === 'hi' ? `30 में से स्लाइड ${index + 1}` : `Slide ${index + 1} of 30`);
      expect(text).toContain('Saajha Udyog');
      expect(text).toContain(locale === 'hi' ? 'मुनाफ़े की गारंटी नहीं है।' : 'Profit is not guaranteed.');
      expectWithin(svg);
    }
  },
);

test('figures are shown with their month', async () => {
  const text = textOf(await draw('en', 5));
  expect(text).toContain('22,000+');
  expect(text).toContain('November 2025');
});

test('drawings of projects are not cropped at the sides, where their town boards are', async () => {
  let count = 0;
  const cropped: number[] = [];
  const { slides } = await loadDeck('en');
  for (const index of slides.keys()) {
    const svg = await draw('en', index + 1);
    const places = svg.matchAll(
      /viewBox="0 0 ([\d.]+) ([\d.]+)" aria-hidden="true">(?:<!--\$-->)?<svg[^>]* viewBox="0 0 480 300"/g,
    );
    for (const [, width, height] of places) {
      count += 1;
      if (Number(width) / Number(height) < 1.599) cropped.push(index + 1);
    }
  }
  expect(cropped).toEqual([]);
  expect(count).toBeGreaterThan(5);
});

test('there is no picture for a slide that does not exist', async () => {
  expect(await slidePicture({ locale: 'en', number: 31 }, widthOf)).toBeUndefined();
});

test('the background colours are those of the slides', () => {
  const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
  const theme = read('../slides/theme.css');
  const tokens = read('../../../frontend-shared/src/theme/tokens.css');
  for (const [tone, { ground }] of Object.entries(tones)) {
    const [, rules = ''] = theme.match(new RegExp(`\\.pr-tone-${tone} \\{([^}]*)\\}`)) ?? [];
    const [, token = ''] = rules.match(/--pr-ground: var\((--[\w-]+)\)/) ?? [];
    expect(tokens.match(new RegExp(`${token}: (#\\w+)`))?.[1]).toBe(ground.toLowerCase());
  }
});
