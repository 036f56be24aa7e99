import * as figures from 'frontend-shared/content/figures';
import { formatAmount, formatMonth } from 'frontend-shared/content/format';
import { formatNumber, formatRupees, type Locale } from 'frontend-shared/i18n/locale';

/** The figures of the register as the deck writes them. */
export function statedFigures(locale: Locale) {
  const amount = ({ value }: figures.Figure) => formatAmount(value, locale);
  const short = ({ value }: figures.Figure) => formatAmount(value, locale, 'short');
  const count = ({ value }: figures.Figure) => formatNumber(value);
  const more = (figure: figures.Figure) => `${count(figure)}+`;
  const rupees = ({ value }: figures.Figure) => formatRupees(value);
  const percent = ({ value }: figures.Figure) => `${value}%`;
  const year = ({ value }: figures.Figure) => String(value);
  return {
    amount,
    short,
    count,
    more,
    rupees,
    percent,
    year,
    month: formatMonth(figures.members.asOf, locale),
  };
}
