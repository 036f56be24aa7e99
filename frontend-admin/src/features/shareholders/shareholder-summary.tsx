import { Link } from 'frontend-shared/routing/router';
import { useMessages } from '../../content/messages';
import { shareholders } from '../../content/shareholders';
import type { Shareholder, ShareholderRow } from '../../data/records/shareholders';
import { Icon } from '../../ui/icon';
import { UnbrokenReferences } from '../../ui/text/unbroken-references';

interface ShareholderSummaryProps {
  row: ShareholderRow | Shareholder;
  linkTo: (record: string) => string;
}

/** The reference, and a link to another application with the same PAN. */
export function ShareholderSummary({ row, linkTo }: ShareholderSummaryProps) {
  const messages = useMessages(shareholders);
  // After a change the row is a full record, which has a list of duplicates instead of `samePanAs`.
  const other = row.samePanAs ?? ('duplicates' in row ? row.duplicates[0] : undefined);
  if (!other) return <UnbrokenReferences text={row.reference} />;
  return (
    <span className="ad-row__warning">
      <Icon name="warning" size={14} /> <UnbrokenReferences text={row.reference} />,{' '}
      <Link className="ad-link" to={linkTo(other._id)} onClick={(event) => event.stopPropagation()}>
        <UnbrokenReferences text={messages.samePan(other.reference)} />
      </Link>
    </span>
  );
}
