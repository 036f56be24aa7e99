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

/**
 * Splits the language prefix from a path: `/hi/about` is `{ locale: 'hi', path: '/about' }`. In any letter case, like
 * the server, which answers `/HI/no-such-page` in Hindi.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const inHindi = /^\/hi(?=\/|$)/i.test(pathname);
  return inHindi ? { locale: 'hi', path: pathname.slice(3) || '/' } : { locale: 'en', path: pathname };
}

/** Formats rupees with Indian grouping, and with paise only if there are any: 200000 is `₹2,00,000`. */
export function formatRupees(amountInRupees: number): string {
  return `${amountInRupees < 0 ? '-' : ''}₹${grouped(Math.abs(amountInRupees))}`;
}

/** Formats a number with Indian grouping and at most two decimals: 200000 is `2,00,000`. */
export function formatNumber(value: number): string {
  return grouped(value);
}

/**
 * Latin digits and Indian grouping in both languages, as the design requires. Without `Intl.NumberFormat`, whose first
 * instance takes longer than everything else that the shell does before hydration.
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

/** In Hindi the time includes the part of the day: शाम 6:30 बजे. */
const HINDI_MINUTE = { ...dateStyles.minute, dayPeriod: 'long' } as const;

type Precision = keyof typeof dateStyles;

/** Kept, because making one takes longer than a hundred uses, and forms format dates at every key press. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: Locale, precision: Precision): Intl.DateTimeFormat {
  const key = `${locale} ${precision}`;
  let format = dateFormats.get(key);
  if (!format) {
    const style = locale === 'hi' && precision === 'minute' ? HINDI_MINUTE : dateStyles[precision];
    format = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
      ...style,
      timeZone: 'Asia/Kolkata',
    });
    dateFormats.set(key, format);
  }
  return format;
}

/** Formats a date in Indian time, to the day or the minute, with Latin digits in both languages. */
export function formatDate(
  moment: Date | string | number,
  locale: Locale,
  precision: Precision = 'day',
): string {
  return dateFormat(locale, precision).format(new Date(moment));
}

/** Converts the digits of every script, which Hindi or Tamil keyboards type, to the ASCII digits that the API accepts. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, digitValue);
}

/** Unicode has the ten digits of a script in order; two sets that adjoin are both complete. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
