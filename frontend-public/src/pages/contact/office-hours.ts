import type { Locale } from 'frontend-shared/i18n/locale';

const hindi: Readonly<Record<string, string>> = {
  Mon: 'सोम',
  Tue: 'मंगल',
  Wed: 'बुध',
  Thu: 'गुरु',
  Fri: 'शुक्र',
  Sat: 'शनि',
  Sun: 'रवि',
  IST: '(भारतीय समय)',
};

/** Parts of the day, by the hour at which they begin. */
const partsOfDay: ReadonlyArray<readonly [from: number, name: string]> = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [0, 'सुबह'],
];

function hindiTime(clock: string, half: string): string {
  const hour = (Number.parseInt(clock, 10) % 12) + (half === 'PM' ? 12 : 0);
  return `${partsOfDay.find(([from]) => hour >= from)?.[1]} ${clock} बजे`;
}

/**
 * Translates the configured office hours: `Mon-Fri 9 AM-6 PM IST` becomes `सोम-शुक्र, सुबह 9 बजे से शाम 6 बजे तक
 * (भारतीय समय)`. Unknown words are kept.
 */
export function officeHours(written: string, locale: Locale): string {
  if (locale === 'en') return written;
  const time = String.raw`(\d{1,2}(?::\d{2})?) ?(AM|PM)`;
  return written
    .replace(
      new RegExp(` ?${time} ?[-–] ?${time}`, 'g'),
      (_all, from, fromHalf, to, toHalf) => `, ${hindiTime(from, fromHalf)} से ${hindiTime(to, toHalf)} तक`,
    )
    .replace(/\b[A-Z][A-Za-z]{2}\b/g, (word) => hindi[word] ?? word);
}
