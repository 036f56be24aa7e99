import { fieldRules } from '../src/api/field-rules.generated';
import type { SiteConfig } from '../src/api/site-config';
import * as figures from '../src/content/figures';

const SCALES: Record<string, number> = {
  crore: 10_000_000,
  cr: 10_000_000,
  करोड़: 10_000_000,
  lakh: 100_000,
  lacs: 100_000,
  लाख: 100_000,
  thousand: 1_000,
  हज़ार: 1_000,
};
/** A number with its unit; not inside a word, such as the reference FA-7K3M9Q. */
const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{M}\\d.,]|\\p{L}-)(₹\\s?)?(\\d[\\d,]*(?:\\.\\d+)?)(?:\\s?(%|${Object.keys(SCALES).join('|')}))?`,
  'giu',
);

const MONTHS = ['en-IN', 'hi-IN'].flatMap((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2025, month).toLocaleDateString(locale, { month: 'long' }),
  ),
);
/** A date in words, such as 28 November 2026. */
const DATE = new RegExp(`\\d{1,2} (?:${MONTHS.join('|')}) \\d{4}`, 'g');

type Kind = 'rupees' | 'percent' | 'plain';

/**
 * Visible text of a page, without list numbers (alone, and hidden from screen readers or drawn), dates, times, India's
 * telephone code, and values of the site configuration.
 */
export function visibleText(html: string, site: SiteConfig): string {
  const text = html
    .replace(/<(script|style|time|code)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<(\w+)[^>]*\saria-hidden="true"[^>]*>\s*\d{1,2}\s*<\/\1>/g, ' ')
    .replace(/<text\b[^>]*>\d{1,2}<\/text>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ');
  return stringsOf(site)
    .filter((known) => /\d/.test(known))
    .reduce((rest, known) => rest.replaceAll(known, ' '), text)
    .replace(DATE, ' ')
    .replace(/\d{4}-\d{2}-\d{2}|\d{1,2}(:\d{2})?\s?(AM|PM|बजे)|\+91/g, ' ');
}

/** Numbers in a text that are not in the register of figures, each with its context. */
export function unknownNumbers(text: string): string[] {
  return [...text.matchAll(NUMBER)]
    .filter((found) => {
      const { kind, value } = meaning(found);
      return !register[kind].has(value);
    })
    .map(
      ({ 0: number, index }) => `${number.trim()} in “…${text.slice(Math.max(0, index - 40), index + 40)}…”`,
    );
}

function meaning([, sign, digits = '', unit = '']: RegExpMatchArray): { kind: Kind; value: number } {
  const value = Number(digits.replaceAll(',', '')) * (SCALES[unit.toLowerCase()] ?? 1);
  return {
    kind: sign ? 'rupees' : unit === '%' ? 'percent' : 'plain',
    value: Math.round(value * 100) / 100,
  };
}

const register = registeredNumbers();

/**
 * Values of the register, and options and limits of the API's forms. Rupees and counts are separate: an amount needs
 * the rupee sign.
 */
function registeredNumbers(): Record<Kind, Set<number>> {
  const known: Record<Kind, Set<number>> = { rupees: new Set(), percent: new Set(), plain: new Set() };
  const walk = (node: object) => {
    if ('unit' in node) {
      const { unit, value } = node as figures.Figure;
      known[unit === 'rupees' || unit === 'percent' ? unit : 'plain'].add(value);
      return;
    }
    for (const part of Object.values(node)) if (typeof part === 'object') walk(part);
  };
  walk(figures);
  for (const limit of limitsOf(fieldRules)) known.plain.add(limit);
  for (const option of stringsOf(fieldRules)) {
    for (const found of option.matchAll(NUMBER)) {
      const { kind, value } = meaning(found);
      if (kind === 'rupees') known.rupees.add(value);
    }
  }
  return known;
}

/** The API's maximum text lengths, and maximum file sizes in MB. */
function limitsOf(node: unknown): number[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'maxBytes') return [value / 1024 / 1024];
    return key === 'maxLength' ? [value] : limitsOf(value);
  });
}

function stringsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(stringsOf);
}
