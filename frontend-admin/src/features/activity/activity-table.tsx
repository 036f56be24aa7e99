import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { activity } from '../../content/activity';
import { useTexts } from '../../content/texts';
import type { ActivityEntry } from '../../data/activity';
import { longMoment, shortMoment } from '../../format/moments';
import { paths, recordPath } from '../../routing/paths';
import { ActIcon } from './act-icon';
import { changesOf } from './changes';
import type { ActivityFilters } from './use-activity-filters';

/** Where records of a kind are looked at. */
const TAB_OF: Readonly<Record<string, string>> = {
  'factory-application': paths.applications,
  'contact-message': paths.contacts,
  shareholder: paths.shareholders,
  subscription: paths.subscribers,
};

const COLUMNS = ['when', 'who', 'what', 'record', 'from'] as const;

interface ActivityTableProps {
  entries: readonly ActivityEntry[];
  /** Another page or filter is on its way. */
  stale: boolean;
  onNarrow: (filters: ActivityFilters) => void;
}

function Who({ actor, onNarrow }: Pick<ActivityEntry, 'actor'> & Pick<ActivityTableProps, 'onNarrow'>) {
  const copy = useTexts(activity);
  if (!actor) return <span className="ad-quiet">{copy.nobody}</span>;
  return (
    <button
      type="button"
      className="ad-activity__narrow"
      title={copy.onlyBy(actor.email)}
      onClick={() => onNarrow({ person: actor.adminId })}
    >
      {actor.email}
    </button>
  );
}

/** A reference leads to its record; a record whose reference was erased with it has only its kind. */
function Subject({ kind, id, reference }: NonNullable<ActivityEntry['subject']>) {
  const copy = useTexts(activity);
  const tab = TAB_OF[kind];
  if (reference !== undefined && tab !== undefined) return <Link to={recordPath(tab, id)}>{reference}</Link>;
  return <span className="ad-quiet">{reference ?? copy.about(kind)}</span>;
}

function Row({ entry, onNarrow }: { entry: ActivityEntry } & Pick<ActivityTableProps, 'onNarrow'>) {
  const copy = useTexts(activity);
  const locale = useLocale();
  const { at, actor, action, subject, from } = entry;
  const changes = changesOf(entry, copy);
  return (
    <tr>
      <td className="ad-number">
        <time dateTime={at} title={longMoment(at, locale)}>
          {shortMoment(at, locale)}
        </time>
      </td>
      <td>
        <Who actor={actor} onNarrow={onNarrow} />
      </td>
      <th scope="row">
        <ActIcon {...entry} />
        {copy.act(action)}
        {changes.map((change) => (
          <span key={change} className="ad-activity__change ad-quiet">
            {change}
          </span>
        ))}
      </th>
      <td className="ad-number">{subject && <Subject {...subject} />}</td>
      <td className="ad-number ad-quiet">{from && copy.origin(from)}</td>
    </tr>
  );
}

/** Who did what, the newest at the top. On a small screen an entry is a block of lines. */
export function ActivityTable({ entries, stale, onNarrow }: ActivityTableProps) {
  const copy = useTexts(activity);
  return (
    <div className="ad-card ad-activity" aria-busy={stale}>
      <table>
        <caption className="ad-hidden">{copy.pageTitle}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`ad-activity__${column}`}>
                {copy[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry._id} entry={entry} onNarrow={onNarrow} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
