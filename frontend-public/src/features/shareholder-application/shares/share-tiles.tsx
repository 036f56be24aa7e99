import './share-tiles.css';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import type { ShareholderFormMessages } from '../../../content/en/shareholder-form';
import { figures } from '../../../content/figures';
import { controlId } from '../../../forms/rules/form-description';
import { useFields } from '../../../forms/state/use-fields';
import { QuestionRadioGroup } from '../question-radio-group';
import { rules, shareholderApplication, shareholderPlan } from '../shareholder-application';

/** The available numbers of shares as tiles, each with its price. */
export function ShareTiles({ messages }: { messages: ShareholderFormMessages }) {
  const { values } = shareholderApplication.use();
  const { error } = useFields(shareholderApplication, messages);
  const counts = rules.sharePurchase.values;
  const id = controlId(shareholderPlan, 'sharePurchase');
  const chosen = values.sharePurchase;
  const takesFocus = chosen === '' ? String(counts[0]) : chosen;
  return (
    <QuestionRadioGroup
      id={id}
      question={messages.fields.sharePurchase.label}
      error={error('sharePurchase')}
      onLeave={() => shareholderApplication.touch('sharePurchase')}
    >
      <div className="pu-tiles">
        {counts.map((count) => {
          const value = String(count);
          return (
            <label key={value} className="pu-tiles__tile cf-number">
              <input
                id={value === takesFocus ? id : undefined}
                className="pu-tiles__input"
                type="radio"
                name="sharePurchase"
                value={value}
                checked={value === chosen}
                onChange={() => shareholderApplication.type('sharePurchase', value)}
              />
              <span className="pu-tiles__face">
                <strong className="pu-tiles__count">{formatNumber(count)}</strong>{' '}
                <span className="cf-visually-hidden">{messages.shareWord(value)}</span>{' '}
                <span className="pu-tiles__cost cf-small">
                  {formatRupees(count * figures.sharePrice.value)}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </QuestionRadioGroup>
  );
}
