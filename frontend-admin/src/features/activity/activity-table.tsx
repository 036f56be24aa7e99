import { useSession } from 'frontend-shared/api/session';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { activity } from '../../content/activity';
import { useTexts } from '../../content/texts';
import type { ActivityEntry } from '../../data/activity';
import { clockTime, indianDay, longMoment, shortDay, weekdayAndDay } from '../../format/moments';
import { paths, recordPath } from '../../routing/paths';
import { Avatar, NoAvatar } from '../../ui/person/avatar';
import { BreakingAddress } from '../../ui/person/breaking-address';
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
  const ownId = useSession(({ admin }) => admin?._id);
  if (!actor)
    return (
      <span className="ad-activity__actor ad-quiet">
        <NoAvatar icon="person" size={24} />
        <span>{copy.nobody}</span>
      </span>
    );
  return (
    <span className="ad-activity__actor">
      <Avatar email={actor.email} isOwn={actor.adminId === ownId} size={24} />
      <button
        type="button"
        className="ad-activity__narrow"
        aria-label={actor.email}
        title={copy.onlyBy(actor.email)}
        onClick={() => onNarrow({ person: actor.adminId })}
      >
        <BreakingAddress email={actor.email} />
      </button>
    </span>
  );
}

/** A reference leads to its record; a record whose reference was erased with it has only its kind. */
function Subject({ kind, id, reference }: NonNullable<ActivityEntry['subject']>) {
  const copy = useTexts(activity);
  const tab = TAB_OF[kind];
  if (reference !== undefined && tab !== undefined) return <Link to={recordPath(tab, id)}>{reference}</Link>;
  return <span className="ad-quiet">{reference ?? copy.about(kind)}</span>;
}

interface RowProps extends Pick<ActivityTableProps, 'onNarrow'> {
  entry: ActivityEntry;
  /** All entries are of the day that the head names. */
  isOneDay: boolean;
}

function Row({ entry, isOneDay, onNarrow }: RowProps) {
  const copy = useTexts(activity);
  const locale = useLocale();
  const { at, actor, action, subject, from } = entry;
  const changes = changesOf(entry, locale);
  return (
    <tr>
      <td className="ad-number">
        <time dateTime={at} title={longMoment(at, locale)}>
          <span className={isOneDay ? 'ad-activity__day' : undefined}>{shortDay(at, locale)}, </span>
          {clockTime(at, locale)}
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
  const locale = useLocale();
  const day = oneDay(entries);
  return (
    <div className="ad-card ad-activity" aria-busy={stale}>
      <table>
        <caption className="ad-hidden">{copy.pageTitle}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={`ad-activity__${column}`}>
                {column === 'when' && day ? weekdayAndDay(day, locale) : copy[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry._id} entry={entry} isOneDay={day !== undefined} onNarrow={onNarrow} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The time of an entry when all are of the same Indian day. */
function oneDay(entries: readonly ActivityEntry[]): string | undefined {
  const [newest, oldest] = [entries[0]?.at, entries.at(-1)?.at];
  if (!newest || !oldest) return undefined;
  return indianDay(0, new Date(newest)) === indianDay(0, new Date(oldest)) ? newest : undefined;
}
