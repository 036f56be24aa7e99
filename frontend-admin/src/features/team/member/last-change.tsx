import { useQuery } from '@tanstack/react-query';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { activity } from '../../../content/activity';
import { useMessages } from '../../../content/messages';
import { team } from '../../../content/team';
import { type ActivityEntry, activityCount, lastPermissionChange } from '../../../data/activity';
import type { TeamMember } from '../../../data/team';
import { longDateTime, shortDay } from '../../../format/date-time';
import { activityPath } from '../../../routing/paths';
import {
  ALL_PERMISSIONS,
  differenceLabel,
  differenceOf,
  presetLabel,
  presetOf,
} from '../permissions/permission-rows';

/** The latest change of a member's permissions, with a link to the account's entries in the audit log. */
export function LastChange({ member: { _id } }: { member: TeamMember }) {
  const messages = useMessages(team).member;
  const { data: entry } = useQuery(lastPermissionChange(_id));
  const { data: count } = useQuery(activityCount({ kind: 'admin', record: _id }));
  const total = count?.isCapped ? undefined : count?.total;
  return (
    <div className="ad-member__last">
      <p>
        {entry && <Change entry={entry} />}
        {entry === null && <span className="ad-quiet">{messages.neverChanged}</span>}
      </p>
      <Link className="ad-link" to={activityPath('admin', _id)}>
        {total === undefined ? messages.allEntries : messages.allOf(total, formatNumber(total))}
      </Link>
    </div>
  );
}

function Change({ entry: { at, actor, from, before, after } }: { entry: ActivityEntry }) {
  const messages = useMessages(team);
  const activityMessages = useMessages(activity);
  const locale = useLocale();
  const who = actor?.email ?? (from ? activityMessages.origin(from) : activityMessages.visitor);
  const old = permissionsIn(before?.permissions);
  const now = permissionsIn(after?.permissions);
  const labelOf = (held: typeof now) => presetLabel(presetOf(held), messages);
  const difference = differenceLabel(differenceOf(old, now), messages);
  return (
    <>
      <time className="ad-quiet ad-number" dateTime={at} title={longDateTime(at, locale)}>
        {shortDay(at, locale)}
      </time>{' '}
      {labelOf(old) === labelOf(now) && difference
        ? messages.member.changedWithin(who, difference)
        : messages.member.changed(who, labelOf(old), labelOf(now))}
    </>
  );
}

/** The known permissions among those of an entry. The log may contain permissions that no longer exist. */
function permissionsIn(list: unknown) {
  return Array.isArray(list) ? ALL_PERMISSIONS.filter((one) => list.includes(one)) : [];
}
