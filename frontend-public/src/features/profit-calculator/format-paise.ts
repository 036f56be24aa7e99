import { formatRupees } from 'frontend-shared/i18n/locale';
import { PAISE_PER_RUPEE, type Paise } from './split-profit';

/** Formats paise as rupees: `₹550`, and with two decimals where there are paise: `₹5.50`. */
export function formatPaise(amount: Paise): string {
  const text = formatRupees(amount / PAISE_PER_RUPEE);
  return /\.\d$/.test(text) ? `${text}0` : text;
}
