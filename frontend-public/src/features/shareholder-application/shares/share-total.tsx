import './share-total.css';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import type { ShareholderFormMessages } from '../../../content/en/shareholder-form';
import { figures } from '../../../content/figures';
import { OfficeCounter } from '../../../illustrations/office-counter';
import { shareholderApplication } from '../shareholder-application';

/** A number of shares and their cost as text; null while none is chosen. */
export function shareSum(
  chosen: string,
  messages: ShareholderFormMessages,
): { shares: string; cost: string } | null {
  const count = Number(chosen);
  if (count === 0) return null;
  return {
    shares: `${formatNumber(count)} ${messages.shareWord(chosen)}`,
    cost: formatRupees(count * figures.sharePrice.value),
  };
}

/** The running total beside the form, with a drawing of the office counter. */
export function SharePanel({ messages }: { messages: ShareholderFormMessages }) {
  const { values, phase } = shareholderApplication.use();
  const { total } = messages;
  const sum = shareSum(values.sharePurchase, messages);
  return (
    <aside className="pu-share-panel" aria-label={total.title}>
      {phase !== 'sent' && (
        <div className="pu-share-panel__paper">
          <h2 className="pu-share-panel__title">{total.title}</h2>
          <dl className="pu-share-panel__rows">
            <div className="pu-share-panel__row">
              <dt>{total.shares}</dt>
              <dd className="cf-number">{sum ? formatNumber(Number(values.sharePurchase)) : total.open}</dd>
            </div>
            <div className="pu-share-panel__row">
              <dt>{total.each}</dt>
              <dd className="cf-number">{formatRupees(figures.sharePrice.value)}</dd>
            </div>
            <div className="pu-share-panel__row pu-share-panel__row--last">
              <dt>{total.sum}</dt>
              <dd className={sum ? 'pu-share-panel__sum cf-number' : undefined}>{sum?.cost ?? total.open}</dd>
            </div>
          </dl>
          <p className="cf-small">{total.note}</p>
        </div>
      )}
      <OfficeCounter className="pu-share-panel__drawing" />
    </aside>
  );
}

/** The running total at the bottom of screens without a side panel. */
export function ShareBar({ messages }: { messages: ShareholderFormMessages }) {
  const { values, phase } = shareholderApplication.use();
  const sum = shareSum(values.sharePurchase, messages);
  if (phase === 'sent') return null;
  return (
    <aside className="pu-share-bar" aria-label={messages.total.title}>
      <p className="pu-share-bar__inner cf-container cf-number">
        {sum ? (
          <>
            <span>{sum.shares}</span> <strong className="pu-share-bar__sum">{sum.cost}</strong>
          </>
        ) : (
          messages.total.noneYet
        )}
      </p>
    </aside>
  );
}
