import { formatNumber, type Locale } from 'frontend-shared/i18n/locale';
import { records } from '../../content/records';

/** A count from the API, which stops counting at a limit and then sets `capped`. */
export interface Count {
  total: number;
  capped: boolean;
}

/** A lower bound: "10,000+". */
export const atLeast = (count: string) => `${count}+`;

/** The count in short form: "14", "10,000+". */
export function formatCount({ total, capped }: Count): string {
  return capped ? atLeast(formatNumber(total)) : formatNumber(total);
}

/** The count in words: "14", "more than 10,000". */
export function formatTotal({ total, capped }: Count, locale: Locale): string {
  return capped ? records[locale].capped(formatNumber(total)) : formatNumber(total);
}

export function sumOf(counts: readonly Count[]): Count {
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    capped: counts.some(({ capped }) => capped),
  };
}
