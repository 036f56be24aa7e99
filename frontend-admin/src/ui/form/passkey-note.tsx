import { isIpAddressHost, localhostUrl } from '../../browser/passkeys';
import { useMessages } from '../../content/messages';
import { passkeys } from '../../content/passkeys';

/** Replaces the passkey button on an IP address: explains why passkeys do not work there, and where they do. */
export function PasskeyNote() {
  const messages = useMessages(passkeys);
  if (!isIpAddressHost()) return null;
  const named = localhostUrl();
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
