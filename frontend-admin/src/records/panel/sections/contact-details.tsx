import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import { mailtoUrl } from '../../../format/mail-address';
import { formatMobile } from '../../../format/mobile';
import { Icon } from '../../../ui/icon';

interface ContactDetailsProps {
  email?: string | undefined;
  mobiles: readonly string[];
  /** Shown when a way to reach the sender is missing. */
  note?: string | undefined;
}

/** Contact details of the sender. */
export function ContactDetails({ email, mobiles, note }: ContactDetailsProps) {
  const recordsMessages = useMessages(records);
  return (
    <section>
      <h3>{recordsMessages.contact}</h3>
      {(email || mobiles.length > 0) && (
        <ul className="ad-contact">
          {email && (
            <li>
              <a className="ad-link" href={mailtoUrl(email)}>
                <Icon name="mail" />
                {email}
              </a>
            </li>
          )}
          {mobiles.map((mobile) => (
            <li key={mobile}>
              <a className="ad-link ad-number" href={`tel:+91${mobile}`}>
                <Icon name="phone" />
                {`+91 ${formatMobile(mobile)}`}
              </a>
            </li>
          ))}
        </ul>
      )}
      {note && <p className="ad-quiet">{note}</p>}
    </section>
  );
}
