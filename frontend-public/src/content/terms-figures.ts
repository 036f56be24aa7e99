import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { figures } from './figures';

/** The figures in the terms, formatted. */
export const termsFigures = {
  sharePrice: formatRupees(figures.sharePrice.value),
  projectFrom: formatRupees(figures.projectRange.from.value),
  projectTo: formatRupees(figures.projectRange.to.value),
  applicationFrom: formatRupees(figures.shareRange.from.value),
  applicationTo: formatRupees(figures.shareRange.to.value),
  partner: `${figures.profitSplit.partner.value}%`,
  investors: `${figures.profitSplit.investors.value}%`,
  marketing: `${figures.profitSplit.marketing.value}%`,
  operations: `${figures.profitSplit.operations.value}%`,
  mostBoxes: formatNumber(figures.spice.quantity.to.value),
  deliveryDay: formatNumber(figures.spice.deliveryDay.value),
  lastOrderDay: formatNumber(figures.spice.lastOrderDay.value),
};

export type TermsFigures = typeof termsFigures;
