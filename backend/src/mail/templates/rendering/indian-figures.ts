import { indianDayOf } from '../../../common/lists/indian-days.js';
import type { MailLocale } from '../mail-template.js';

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Rupees in Indian notation: ₹2,00,000. */
export function rupees(amount: number): string {
  return RUPEES.format(amount);
}

const TAGS: Record<MailLocale, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** A day such as `2025-01-15` in words: 15 January 2025, 15 जनवरी 2025. */
export function dayInWords(day: string, locale: MailLocale): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Whether this day is over in India: a mail may be sent days after it was composed. */
export function hasPassed(day: string): boolean {
  return day < indianDayOf(new Date());
}

/**
 * A date with time such as `2025-01-15T10:30:00.000Z` in Indian time: 15 January 2025 at 4:00 pm, 15 जनवरी 2025 को
 * शाम 4:00 बजे.
 */
export function momentInWords(moment: string, locale: MailLocale): string {
  const inIndia = { timeZone: 'Asia/Kolkata' } as const;
  const at = new Date(moment);
  if (locale === 'en') {
    const both = { ...inIndia, dateStyle: 'long', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(TAGS.en, both).format(at);
  }
  // Hindi puts the part of the day before the hour; the built-in format gives "4:00 pm बजे".
  const day = new Intl.DateTimeFormat(TAGS.hi, { ...inIndia, dateStyle: 'long' }).format(at);
  const hour = { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'long' } as const;
  return `${day} को ${new Intl.DateTimeFormat(TAGS.hi, { ...inIndia, ...hour }).format(at)} बजे`;
}
