import type { MailLocale } from './mail-template.js';

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Rupees as they are written in India: ₹2,00,000. */
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

/** A moment such as `2025-01-15T10:30:00.000Z` in Indian time: 15 January 2025, 4:00 pm. */
export function momentInWords(moment: string, locale: MailLocale): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  return format.format(new Date(moment));
}
