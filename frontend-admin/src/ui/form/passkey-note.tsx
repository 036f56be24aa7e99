import { hasNumbersForName, pageByName } from '../../browser/passkeys';
import { passkeys } from '../../content/en/passkeys';

/** In place of the button: why there is none where the address is made of numbers, and where there is one. */
export function PasskeyNote() {
  if (!hasNumbersForName()) return null;
  const named = pageByName();
  return (
    <p className="ad-quiet">
      {passkeys.needName}{' '}
      {named ? (
        <a className="ad-link" href={named}>
          {new URL(named).host}
        </a>
      ) : (
        passkeys.byName
      )}
      .
    </p>
  );
}
