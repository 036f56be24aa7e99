import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { reviewMessages } from '../../content/review';
import { shareholders } from '../../content/shareholders';
import { useTexts } from '../../content/texts';
import type { Shareholder } from '../../data/shareholders';
import { shortDay } from '../../format/moments';
import type { RecordMoves } from '../../records/record-kind';
import { Icon } from '../../ui/icon';
import { StatusTag } from '../../ui/status-tag';

interface OtherProps {
  other: Shareholder['duplicates'][number];
  moves: RecordMoves;
  children?: ReactNode;
}

/** Another application as a way to it. */
function Other({ other: { _id, reference, status, createdAt }, moves, children }: OtherProps) {
  const copy = useTexts(shareholders);
  const reviewCopy = useTexts(reviewMessages);
  const locale = useLocale();
  return (
    <li>
      <Link className="ad-link" to={moves.linkTo(_id)}>
        {copy.duplicateOf(reference, shortDay(createdAt, locale))}
      </Link>
      {children}
      <StatusTag status={status} word={reviewCopy.status[status]} />
    </li>
  );
}

interface DuplicatesProps {
  record: Pick<Shareholder, 'duplicates' | 'sameContact'>;
  moves: RecordMoves;
}

/**
 * Other applications of the same person, then those that only share an address or a phone; nothing when there are none.
 */
export function Duplicates({ record: { duplicates, sameContact }, moves }: DuplicatesProps) {
  const copy = useTexts(shareholders);
  return (
    <>
      {duplicates.length > 0 && (
        <section className="ad-duplicates ad-duplicates--pan" aria-labelledby="ad-duplicates-title">
          <h3 id="ad-duplicates-title">
            <Icon name="warning" /> {copy.duplicates}
          </h3>
          <p>{copy.duplicatesWarning(duplicates.length)}</p>
          <ul>
            {duplicates.map((other) => (
              <Other key={other._id} other={other} moves={moves} />
            ))}
          </ul>
        </section>
      )}
      {sameContact.length > 0 && (
        <section className="ad-duplicates" aria-labelledby="ad-same-contact-title">
          <h3 id="ad-same-contact-title">{copy.sameContact}</h3>
          <p className="ad-quiet">{copy.sameContactHelp}</p>
          <ul>
            {sameContact.map(({ same, ...other }) => (
              <Other key={other._id} other={other} moves={moves}>
                <span className="ad-quiet">{copy.same(same)}</span>
              </Other>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
