import { Link } from 'frontend-shared/routing/router';
import { reviewMessages } from '../../content/en/review';
import { shareholders as copy } from '../../content/en/shareholders';
import type { Shareholder } from '../../data/shareholders';
import { shortDay } from '../../format/moments';
import type { RecordMoves } from '../../records/record-kind';
import { Icon } from '../../ui/icon';
import { StatusTag } from '../../ui/status-tag';

interface DuplicatesProps {
  duplicates: Shareholder['duplicates'];
  moves: RecordMoves;
}

/** Other applications of the same person, as ways to them; nothing when there are none. */
export function Duplicates({ duplicates, moves }: DuplicatesProps) {
  if (duplicates.length === 0) return null;
  return (
    <section className="ad-duplicates" aria-labelledby="ad-duplicates-title">
      <h3 id="ad-duplicates-title">
        <Icon name="warning" /> {copy.duplicates}
      </h3>
      <p>{copy.duplicatesWarning(duplicates.length)}</p>
      <ul>
        {duplicates.map(({ _id, reference, status, createdAt }) => (
          <li key={_id}>
            <Link className="ad-link" to={moves.linkTo(_id)}>
              {copy.duplicateOf(reference, shortDay(createdAt))}
            </Link>
            <StatusTag status={status} word={reviewMessages.status[status]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
