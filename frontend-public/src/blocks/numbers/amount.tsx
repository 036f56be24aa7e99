import './amount.css';
import { formatAmount } from 'frontend-shared/content/format';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import type { Figure } from '../../content/figures';

/** A large amount of money: "crore" in full, "Cr" on narrow screens. */
export function Amount({ figure }: { figure: Figure }) {
  const locale = useLocale();
  const full = formatAmount(figure.value, locale, 'full');
  const short = formatAmount(figure.value, locale, 'short');
  if (full === short) return full;
  return (
    <>
      <span className="pu-amount--full">{full}</span>
      <span className="pu-amount--short">{short}</span>
    </>
  );
}
