import Alert from 'antd/es/alert';
import { useSession } from 'frontend-shared/api/session';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useEffect } from 'react';
import { useFocusFallback } from '../../../browser/use-focus-fallback';
import { useMessages } from '../../../content/messages';
import { team as teamMessages } from '../../../content/team';
import type { TeamMember } from '../../../data/team';
import { indianDay, longDay } from '../../../format/date-time';
import { useHasPermission } from '../../../state/permissions';
import { Icon } from '../../../ui/icon';
import { PermissionMatrix } from '../permissions/permission-matrix';
import { ALL_PERMISSIONS } from '../permissions/permission-rows';
import { PresetChoice } from '../permissions/preset-choice';
import { usePermissionsDraft } from '../permissions/use-permissions-draft';
import { LastChange } from './last-change';
import { MemberHeader } from './member-header';
import { MemberReveals } from './member-reveals';
import { SaveFooter } from './save-footer';
import './member.css';

interface MemberPanelProps {
  member: TeamMember;
  /** The only account that may manage people, if there is only one. */
  lastOwner: TeamMember | undefined;
  /** Whether the user wants to leave with unsaved changes. */
  isLeaving: boolean;
  onStay: () => void;
  /** Leaves the member once the changes are discarded. */
  onLeave: () => void;
  onRemoved: () => void;
}

/** The permissions and the account of one member. Explains in advance what cannot be changed. */
export function MemberPanel(props: MemberPanelProps) {
  const { member, lastOwner, isLeaving, onStay, onLeave, onRemoved } = props;
  const locale = useLocale();
  const messages = useMessages(teamMessages).member;
  const ownId = useSession((session) => session.admin?._id);
  const canManage = useHasPermission('admins:manage');
  const canReadLog = useHasPermission('audit:read');
  const isOwn = member._id === ownId;
  const isFixed = isOwn || !canManage;
  const draft = usePermissionsDraft(member, ALL_PERMISSIONS);
  const { region, heading } = useFocusFallback<HTMLDivElement>();

  // Focusing the heading announces the name when another member is opened.
  useEffect(() => {
    heading.current?.focus();
  }, [heading]);

  return (
    // The focus fallback includes the footer, which disappears after its save button was pressed.
    <div ref={region} className="ad-member__whole">
      <div className="ad-panel__body ad-member">
        <MemberHeader
          member={member}
          isOwn={isOwn}
          isFixed={isFixed}
          heading={heading}
          onRemoved={onRemoved}
        />
        {member.suspendedAt && (
          <Alert
            type="warning"
            title={messages.suspendedSince(dayOf(member.suspendedAt, locale), member.suspendedFor ?? '')}
          />
        )}
        <PresetChoice draft={draft} isDisabled={isFixed} />
        <PermissionMatrix draft={draft} isDisabled={isFixed} />
        {lastOwner && (canManage || member.isLastManager) ? (
          <LastOwnerNote email={lastOwner.email} />
        ) : (
          isFixed && <Alert type="info" title={canManage ? messages.own : messages.readOnly} />
        )}
        {member.reveals && <MemberReveals member={member} reveals={member.reveals} isFixed={isFixed} />}
        {canReadLog && <LastChange member={member} />}
      </div>
      {draft.changeCount > 0 && (
        <SaveFooter
          member={member}
          draft={draft}
          isLeaving={isLeaving}
          onStay={onStay}
          onLeave={() => {
            draft.discard();
            onLeave();
          }}
        />
      )}
    </div>
  );
}

/** Explains why the last `admins:manage` permission cannot be removed. */
function LastOwnerNote({ email }: { email: string }) {
  const messages = useMessages(teamMessages).member;
  return (
    <div className="ad-member__owner">
      <Icon name="lock" size={20} />
      <div>
        <p>
          <b>{messages.lastOwner(email)}</b>
        </p>
        <p>{messages.lastOwnerWhy}</p>
      </div>
    </div>
  );
}

function dayOf(iso: string, locale: Locale): string {
  return longDay(indianDay(0, new Date(iso)), locale);
}
