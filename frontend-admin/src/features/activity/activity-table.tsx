import { useSession } from 'frontend-shared/api/session';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { activity } from '../../content/activity';
import { useMessages } from '../../content/messages';
import { type ActivityEntry, isBySystem, outcomeOf } from '../../data/activity';
import { clockTime, indianDay, longDateTime, shortDay, weekdayAndDay } from '../../format/date-time';
import { recordPath } from '../../routing/paths';
import type { Density } from '../../state/preferences';
import { Avatar, AvatarPlaceholder } from '../../ui/person/avatar';
import { WrappableEmail } from '../../ui/person/wrappable-email';
import { isRecordKind, RECORD_KINDS } from '../../ui/record-kinds';
import { UnbrokenReferences } from '../../ui/text/unbroken-references';
import { ActionIcon } from './action-icon';
import type { ActivityColumn, ActivityFilters } from './activity-params';
import { changesOf } from './changes';

interface ActivityTableProps {
  entries: readonly ActivityEntry[];
  /** The columns besides the time, in display order. */
  columns: readonly ActivityColumn[];
  density: Density;
  /** Whether the entries of another page or filter are loading. */
  stale: boolean;
  onFilter: (filters: ActivityFilters) => void;
}

function Actor({ entry, onFilter }: { entry: ActivityEntry } & Pick<ActivityTableProps, 'onFilter'>) {
  const { actor } = entry;
  const messages = useMessages(activity);
  const ownId = useSession(({ admin }) => admin?._id);
  if (!actor)
    return (
      <span className="ad-activity__actor ad-quiet">
        <AvatarPlaceholder icon="person" size={24} />
        <span>{isBySystem(entry) ? messages.program : messages.visitor}</span>
      </span>
    );
  return (
    <span className="ad-activity__actor">
      <Avatar email={actor.email} isOwn={actor.adminId === ownId} size={24} />
      <button
        type="button"
        className="ad-activity__filter"
        aria-label={actor.email}
        title={messages.onlyBy(actor.email)}
        onClick={() => onFilter({ person: actor.adminId })}
      >
        <WrappableEmail email={actor.email} />
      </button>
    </span>
  );
}

/**
 * The reference as a link to its record. If the reference was erased together with the record, only the kind is shown.
 */
function Subject({ kind, id, reference }: NonNullable<ActivityEntry['subject']>) {
  const messages = useMessages(activity);
  if (reference !== undefined && isRecordKind(kind))
    return (
      <Link to={recordPath(RECORD_KINDS[kind].path, id)}>
        <UnbrokenReferences text={reference} />
      </Link>
    );
  return (
    <span className="ad-quiet">
      {kind === 'admin' && reference !== undefined ? (
        <WrappableEmail email={reference} />
      ) : (
        <UnbrokenReferences text={reference ?? messages.about(kind)} />
      )}
    </span>
  );
}

interface RowProps extends Pick<ActivityTableProps, 'columns' | 'onFilter'> {
  entry: ActivityEntry;
  /** Whether all entries are of one day, which is then in the column header. */
  isOneDay: boolean;
}

function Row({ entry, columns, isOneDay, onFilter }: RowProps) {
  const locale = useLocale();
  const { at } = entry;
  const time = (
    <time dateTime={at} title={longDateTime(at, locale)}>
      <span className={isOneDay ? 'ad-activity__day' : undefined}>{shortDay(at, locale)}, </span>
      {clockTime(at, locale)}
    </time>
  );
  return (
    <tr>
      {/* The action is the row header; without that column, the time is. */}
      {columns.includes('what') ? (
        <td className="ad-number">{time}</td>
      ) : (
        <th scope="row" className="ad-number">
          {time}
        </th>
      )}
      {columns.map((column) => (
        <Cell key={column} column={column} entry={entry} onFilter={onFilter} />
      ))}
    </tr>
  );
}

interface CellProps extends Pick<RowProps, 'entry' | 'onFilter'> {
  column: ActivityColumn;
}

function Cell({ column, entry, onFilter }: CellProps) {
  const messages = useMessages(activity);
  const { subject, from } = entry;
  switch (column) {
    case 'who':
      return (
        <td>
          <Actor entry={entry} onFilter={onFilter} />
        </td>
      );
    case 'what':
      return <ActionCell entry={entry} />;
    case 'record':
      return <td className="ad-number">{subject && <Subject {...subject} />}</td>;
    case 'from':
      return <td className="ad-number ad-quiet">{from && messages.origin(from)}</td>;
  }
}

function ActionCell({ entry }: Pick<RowProps, 'entry'>) {
  const messages = useMessages(activity);
  const changes = changesOf(entry, useLocale());
  return (
    <th scope="row" className="ad-activity__action">
      <ActionIcon {...entry} />
      {messages.action(entry.action, outcomeOf(entry))}
      {changes.map((change) => (
        <span key={change} className="ad-activity__change ad-quiet">
          {change}
        </span>
      ))}
    </th>
  );
}

/** The entries, newest first. On a small screen each entry is a block of lines. */
export function ActivityTable({ entries, columns, density, stale, onFilter }: ActivityTableProps) {
  const messages = useMessages(activity);
  const locale = useLocale();
  const day = sharedDay(entries);
  return (
    <div className="ad-card ad-activity" data-density={density} aria-busy={stale}>
      <table>
        <caption className="ad-hidden">{messages.pageTitle}</caption>
        <thead>
          <tr>
            <th scope="col" className="ad-activity__when">
              {day ? weekdayAndDay(day, locale) : messages.when}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`ad-activity__${column}`}>
                {messages[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row
              key={entry._id}
              entry={entry}
              columns={columns}
              isOneDay={day !== undefined}
              onFilter={onFilter}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The time of the newest entry if all entries are of the same day in India. */
function sharedDay(entries: readonly ActivityEntry[]): string | undefined {
  const [newest, oldest] = [entries[0]?.at, entries.at(-1)?.at];
  if (!newest || !oldest) return undefined;
  return indianDay(0, new Date(newest)) === indianDay(0, new Date(oldest)) ? newest : undefined;
}
