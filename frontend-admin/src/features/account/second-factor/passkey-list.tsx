import { useLocale } from 'frontend-shared/i18n/locale-context';
import { passkeys as passkeyTexts } from '../../../content/passkeys';
import { useTexts } from '../../../content/texts';
import type { SecondFactor } from '../../../data/account/second-factor';
import { indianDay, longDay, shortMoment } from '../../../format/moments';
import { ConfirmButton } from '../../../ui/dialog/confirm-button';

type Passkey = SecondFactor['passkeys'][number];

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** Whether the account has nothing else that it could show. */
  isOnlyFactor: boolean;
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys of the account; each can be removed. */
export function PasskeyList({ passkeys, isOnlyFactor, onRemove }: PasskeyListProps) {
  const copy = useTexts(passkeyTexts);
  const locale = useLocale();
  const isLast = isOnlyFactor && passkeys.length === 1;
  return (
    <ul className="ad-passkeys">
      {passkeys.map((passkey) => {
        const name = passkey.name ?? copy.unnamed;
        const day = longDay(indianDay(0, new Date(passkey.addedAt)), locale);
        return (
          <li key={passkey._id}>
            <div>
              <p className="ad-passkeys__name">{name}</p>
              <p className="ad-quiet">
                {copy.added(day)} ·{' '}
                {passkey.lastUsedAt ? copy.lastUsed(shortMoment(passkey.lastUsedAt, locale)) : copy.neverUsed}
              </p>
            </div>
            <ConfirmButton
              button={copy.remove}
              name={copy.removeNamed(name, day)}
              question={isLast ? copy.confirmRemoveLast : copy.confirmRemove}
              yes={copy.yesRemove}
              onYes={() => onRemove(passkey)}
              danger
            />
          </li>
        );
      })}
    </ul>
  );
}
