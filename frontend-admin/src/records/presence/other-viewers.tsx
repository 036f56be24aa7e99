import { useEffect, useRef } from 'react';
import { useMessages } from '../../content/messages';
import { presence } from '../../content/presence';
import type { Viewer } from '../../data/records/presence';
import { accountName } from '../../format/mail-address';
import { Avatar } from '../../ui/person/avatar';
import './presence.css';

/** Number of viewers named; the others are counted. */
const MAX_NAMED = 3;

interface OtherViewersProps {
  /** `_id` of the record. */
  id: string;
  others: readonly Viewer[];
  /** Called when a viewer has closed the record. */
  onViewerLeft: () => void;
}

/** The other viewers of the open record, in a polite live region that announces changes. */
export function OtherViewers({ id, others, onViewerLeft }: OtherViewersProps) {
  const messages = useMessages(presence);
  const before = useRef({ id, count: 0 });
  useEffect(() => {
    if (before.current.id === id && others.length < before.current.count) onViewerLeft();
    before.current = { id, count: others.length };
  }, [id, others.length, onViewerLeft]);
  // Viewers who are deciding come first.
  const named = [...others].sort((a, b) => Number(b.deciding) - Number(a.deciding)).slice(0, MAX_NAMED);
  const rest = others.length - named.length;
  const formatViewers = (some: readonly Viewer[], more = 0) =>
    [...some.map(({ email }) => email), ...(more > 0 ? [messages.more(more)] : [])].join(', ');
  const deciding = named.filter((one) => one.deciding);
  const readers = named.filter((one) => !one.deciding);
  return (
    <div role="status" className="ad-panel__present">
      {named.map(({ adminId, email }) => (
        <Avatar key={adminId} email={email} size={20} />
      ))}
      {deciding.length > 0 && <span>{messages.deciding(formatViewers(deciding), deciding.length)}</span>}
      {readers.length + rest > 0 && <span>{messages.alsoOpen(formatViewers(readers, rest))}</span>}
    </div>
  );
}

/** Shown in a row that somebody else has open. Colleagues are named by the part before the @. */
export function RowViewers({ others }: { others: readonly Viewer[] }) {
  const messages = useMessages(presence);
  const [first, ...rest] = others;
  if (!first) return null;
  const name = accountName(first.email);
  const who = rest.length > 0 ? `${name}, ${messages.more(rest.length)}` : name;
  return (
    <span className="ad-row__present" title={others.map(({ email }) => email).join(', ')}>
      <Avatar email={first.email} size={20} />
      <span>{messages.rowOpen(who, others.length)}</span>
    </span>
  );
}
