import { hasNumbersForName, pageByName } from '../../browser/passkeys';
import { passkeys } from '../../content/passkeys';
import { useTexts } from '../../content/texts';

/** In place of the button: why there is none where the address is made of numbers, and where there is one. */
export function PasskeyNote() {
  const copy = useTexts(passkeys);
  if (!hasNumbersForName()) return null;
  const named = pageByName();
  return (
    <p className="ad-quiet">
      {copy.needName}{' '}
      {named ? (
        <a className="ad-link" href={named}>
          {new URL(named).host}
        </a>
      ) : (
        copy.byName
      )}
      .
    </p>
  );
}
