import { formatNumber } from 'frontend-shared/i18n/locale';
import { plural } from 'frontend-shared/i18n/plural';

/**
 * A number with its noun: "1 share", "1,200 shares"; in Hindi "1 घंटा", "5 घंटे". Hindi uses the singular for one, like
 * English.
 */
export function pluralize(count: number, one: string, other: string): string {
  return `${formatNumber(count)} ${plural('en', count, { one, other })}`;
}
