import { formatRupees } from 'frontend-shared/locale';
import { PAISE_PER_RUPEE, type Paise } from './split-profit';

const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as rupees: `₹550`, and with both digits when there are paise: `₹5.50`. */
export function formatPaise(amount: Paise): string {
  const rupees = amount / PAISE_PER_RUPEE;
  return Number.isInteger(rupees) ? formatRupees(rupees) : withPaise.format(rupees);
}
