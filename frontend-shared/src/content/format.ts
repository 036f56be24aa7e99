import { formatNumber, formatRupees, type Locale } from '../i18n/locale';

const LAKH = 100_000;
const CRORE = 10_000_000;
// A no-break space keeps amount and unit on one line.
const units = {
  full: { en: { crore: '\u00a0crore', lakh: '\u00a0lakh' }, hi: { crore: '\u00a0करोड़', lakh: '\u00a0लाख' } },
  short: { en: { crore: '\u00a0Cr', lakh: '\u00a0lakh' }, hi: { crore: '\u00a0करोड़', lakh: '\u00a0लाख' } },
};

/**
 * Rupees in crore or lakh with at most two decimals: `₹2.2 crore`, `₹45 लाख`; `short` writes `₹2.2 Cr` where space is
 * tight. An amount that would have to be rounded, or is below a lakh, is written out: `₹50,000`.
 */
export function formatAmount(
  amountInRupees: number,
  locale: Locale,
  length: 'full' | 'short' = 'full',
): string {
  const unit = amountInRupees >= CRORE ? 'crore' : 'lakh';
  const size = unit === 'crore' ? CRORE : LAKH;
  const exact = amountInRupees % (size / 100) === 0;
  if (amountInRupees < LAKH || !exact) return formatRupees(amountInRupees);
  return `₹${formatNumber(amountInRupees / size)}${units[length][locale][unit]}`;
}

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
};

/**
 * Formats a month of the register, `YYYY-MM`: `November 2025`, `नवंबर 2025`. Without `Intl.DateTimeFormat`, whose first
 * instance takes longer than a frame on a slow phone.
 */
export function formatMonth(month: string, locale: Locale): string {
  const [year = '', number] = month.split('-');
  return `${MONTHS[locale].split(' ')[Number(number) - 1]} ${year}`;
}
