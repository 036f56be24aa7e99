/** Languages of the public site and the deck. English has no prefix, Hindi is under `/hi`. */
export type Locale = 'en' | 'hi';

export const LOCALES: readonly Locale[] = ['en', 'hi'];

/** Address of `path` in a language: `localePath('hi', '/apply#factory-form')` is `/hi/apply#factory-form`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/'
    ? '/hi'
    : path.startsWith('/#') || path.startsWith('/?')
      ? `/hi${path.slice(1)}`
      : `/hi${path}`;
}

/** Takes the language prefix off an address: `/hi/about` is `{ locale: 'hi', path: '/about' }`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/hi' || pathname === '/hi/') return { locale: 'hi', path: '/' };
  if (pathname.startsWith('/hi/')) return { locale: 'hi', path: pathname.slice(3) };
  return { locale: 'en', path: pathname };
}

/** Whole rupees (paise only when there are some) the Indian way: 200000 is `₹2,00,000`. */
export function formatRupees(amountInRupees: number): string {
  return `${amountInRupees < 0 ? '-' : ''}₹${grouped(Math.abs(amountInRupees))}`;
}

/** A count the Indian way, with at most two decimals: 200000 is `2,00,000`. */
export function formatNumber(value: number): string {
  return grouped(value);
}

/**
 * Latin digits and Indian grouping in both languages (design.md §3). Not by `Intl.NumberFormat`: the
 * first one that a page makes takes longer than all else that the shell does before it takes the page over.
 */
function grouped(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(2))).split('.');
  const groups = whole.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  return decimals ? `${groups}.${decimals}` : groups;
}

const dateStyles = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  minute: { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const;

/** In Hindi the hour is said with its part of the day: शाम 6:30 बजे. */
const HINDI_MINUTE = { ...dateStyles.minute, dayPeriod: 'long' } as const;

/** A moment in Indian time, as a day or to the minute, with Latin digits in both languages. */
export function formatDate(
  moment: Date | string | number,
  locale: Locale,
  precision: 'day' | 'minute' = 'day',
): string {
  const style = locale === 'hi' && precision === 'minute' ? HINDI_MINUTE : dateStyles[precision];
  return new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
    ...style,
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment));
}

const DEVANAGARI_ZERO = 0x0966;

/** Turns Devanagari digits, as Hindi keyboards type them, into the ASCII digits the API takes. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}
