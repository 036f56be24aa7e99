import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMessages } from '../../../content/messages';
import { passkeys as passkeyMessages } from '../../../content/passkeys';
import type { SecondFactor } from '../../../data/account/second-factor';
import { indianDay, longDay, shortDateTime } from '../../../format/date-time';
import { ConfirmButton } from '../../../ui/dialog/confirm-button';

type Passkey = SecondFactor['passkeys'][number];

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** Whether it is the only second factor of the account. */
  isOnlyFactor: boolean;
  /** Whether the account needs a second factor for what it may do. */
  isRequired: boolean;
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys of the account; each can be removed. */
export function PasskeyList({ passkeys, isOnlyFactor, isRequired, onRemove }: PasskeyListProps) {
  const messages = useMessages(passkeyMessages);
  const locale = useLocale();
  const isLast = isOnlyFactor && passkeys.length === 1;
  const confirmRemoveLast = isRequired ? messages.confirmRemoveRequired : messages.confirmRemoveLast;
  return (
    <ul className="ad-passkeys">
      {passkeys.map((passkey) => {
        const name = passkey.name ?? messages.unnamed;
        const day = longDay(indianDay(0, new Date(passkey.addedAt)), locale);
        return (
          <li key={passkey._id}>
            <div>
              <p className="ad-passkeys__name">{name}</p>
              <p className="ad-quiet">
                {messages.added(day)} ·{' '}
                {passkey.lastUsedAt
                  ? messages.lastUsed(shortDateTime(passkey.lastUsedAt, locale))
                  : messages.neverUsed}
              </p>
            </div>
            <ConfirmButton
              label={messages.remove}
              name={messages.removeNamed(name, day)}
              question={isLast ? confirmRemoveLast : messages.confirmRemove}
              confirmLabel={messages.yesRemove}
              onConfirm={() => onRemove(passkey)}
              danger
            />
          </li>
        );
      })}
    </ul>
  );
}
