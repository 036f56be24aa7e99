import { hasNumbersForName, pageByName } from '../../browser/passkeys';
import { useMessages } from '../../content/messages';
import { passkeys } from '../../content/passkeys';

/** In place of the button: why there is none where the address is made of numbers, and where there is one. */
export function PasskeyNote() {
  const messages = useMessages(passkeys);
  if (!hasNumbersForName()) return null;
  const named = pageByName();
  return (
    <p className="ad-quiet">
      {messages.needName}{' '}
      {named ? (
        <a className="ad-link" href={named}>
          {new URL(named).host}
        </a>
      ) : (
        messages.byName
      )}
      .
    </p>
  );
}
