import { useMessages } from '../../content/messages';
import { shareholders } from '../../content/shareholders';
import type { Shareholder } from '../../data/records/shareholders';
import { OtherApplication, SameContact } from '../../records/panel/sections/other-applications';
import type { RecordNavigation } from '../../records/record-kind';
import { Icon } from '../../ui/icon';

interface DuplicatesProps {
  record: Pick<Shareholder, 'duplicates' | 'sameContact'>;
  navigation: RecordNavigation;
}

/**
 * Other applications with the same PAN, then those with only the same e-mail or mobile number. Renders nothing if there
 * are none.
 */
export function Duplicates({ record: { duplicates, sameContact }, navigation }: DuplicatesProps) {
  const messages = useMessages(shareholders);
  return (
    <>
      {duplicates.length > 0 && (
        <section className="ad-others ad-others--pan" aria-labelledby="ad-duplicates-title">
          <h3 id="ad-duplicates-title">
            <Icon name="warning" /> {messages.duplicates}
          </h3>
          <p>{messages.duplicatesWarning(duplicates.length)}</p>
          <ul>
            {duplicates.map((other) => (
              <OtherApplication key={other._id} other={other} navigation={navigation} />
            ))}
          </ul>
        </section>
      )}
      <SameContact others={sameContact} help={messages.sameContactHelp} navigation={navigation} />
    </>
  );
}
