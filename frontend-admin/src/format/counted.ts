import { formatNumber } from 'frontend-shared/i18n/locale';
import { plural } from 'frontend-shared/i18n/plural';

/** A number with what it counts: "1 share", "1,200 shares"; in Hindi "1 घंटा", "5 घंटे", where one is as much one as in English. */
export function counted(count: number, one: string, other: string): string {
  return `${formatNumber(count)} ${plural('en', count, { one, other })}`;
}
