import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { records } from '../../content/records';

/** A count as the API knows it: from some number on it stops counting, and `capped` says so. */
export interface Count {
  total: number;
  capped: boolean;
}

/** A number of which there are more than were counted: "10,000+". */
export const atLeast = (count: string) => `${count}+`;

/** The count as far as it is known: "14", "10,000+". */
export function formatCount({ total, capped }: Count): string {
  return capped ? atLeast(formatNumber(total)) : formatNumber(total);
}

/** The same in words: "14", "more than 10,000". */
export function formatTotal({ total, capped }: Count, locale: Locale): string {
  return capped ? records[locale].capped(formatNumber(total)) : formatNumber(total);
}

/** Both together. */
export function sumOf(counts: readonly Count[]): Count {
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    capped: counts.some(({ capped }) => capped),
  };
}
