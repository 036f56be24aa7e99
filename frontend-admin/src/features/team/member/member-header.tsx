import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { ApiError } from 'frontend-shared/api/error';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { team as teamMessages } from '../../../content/team';
import {
  removeMember,
  resetFactor,
  resumeMember,
  suspendMember,
  type TeamMember,
  team,
} from '../../../data/team';
import { shortDay } from '../../../format/date-time';
import { paths } from '../../../routing/paths';
import { useHasPermission } from '../../../state/permissions';
import { showToast } from '../../../state/toasts';
import { Disclosure } from '../../../ui/disclosure/disclosure';
import { FormError } from '../../../ui/form/form-messages';
import { ReasonPrompt } from '../../../ui/form/reason-prompt';
import { Icon } from '../../../ui/icon';
import { Avatar, AvatarPlaceholder } from '../../../ui/person/avatar';
import { WrappableEmail } from '../../../ui/person/wrappable-email';
import { errorMessage } from '../../../ui/text/error-message';
import { useIsMounted } from '../../../ui/use-is-mounted';
import { timeLeftLabel } from '../invitation-time';

/** Actions that ask for a reason first, with their message keys. */
const REASON_ACTIONS = {
  suspend: { help: 'suspendHelp', yes: 'yesSuspend', act: suspendMember, done: 'suspended' },
  remove: { help: 'removeHelp', yes: 'yesRemove', act: removeMember, done: 'removed' },
  reset: { help: 'resetHelp', yes: 'yesReset', act: resetFactor, done: 'wasReset' },
} as const;

type ReasonAction = keyof typeof REASON_ACTIONS;

interface MemberHeaderProps {
  member: TeamMember;
  isOwn: boolean;
  /** Whether the current account may not change this one. */
  isFixed: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called when the account has been removed. */
  onRemoved: () => void;
}

/** The member's address and second factor, with actions for the account. */
export function MemberHeader({ member, isOwn, isFixed, heading, onRemoved }: MemberHeaderProps) {
  const messages = useMessages(teamMessages);
  const { member: memberMessages } = messages;
  const commonMessages = useMessages(common);
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<ReasonAction>();
  const isInvited = member.state === 'invited';
  // Invitations have their actions, resend and revoke, in the list.
  const canAct = !isFixed && !member.isLastManager && !isInvited;

  // The response can arrive after the panel was closed or has switched to another member.
  const isOpen = useIsMounted();

  /** Refetches the team on a conflict, and shows the error as a toast if the panel is closed. */
  async function handleFailure(action: Promise<void>) {
    try {
      await action;
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 409) void queryClient.invalidateQueries(team());
      if (!isOpen.current) {
        const why = errorMessage(failure, commonMessages.failed);
        showToast({ kind: 'error', text: memberMessages.notChanged(member.email, why) });
      }
      throw failure;
    }
  }

  async function done(text: string, isRemoved = false) {
    showToast({ kind: 'success', text });
    if (isRemoved && isOpen.current) onRemoved();
    await queryClient.invalidateQueries(team());
  }

  return (
    <>
      <div className="ad-member__head">
        {isInvited ? (
          <AvatarPlaceholder icon="mail" size={44} />
        ) : (
          <Avatar email={member.email} isOwn={isOwn} size={44} />
        )}
        <div className="ad-member__who">
          <h2 ref={heading} tabIndex={-1} aria-label={member.email}>
            <WrappableEmail email={member.email} />
          </h2>
          <FactorLine member={member} isOwn={isOwn} />
        </div>
        {canAct && (
          <div className="ad-member__buttons">
            <AccountStatus
              member={member}
              onSuspend={() => setAsked('suspend')}
              onResume={() => handleFailure(resumeMember(member._id))}
              onDone={done}
            />
            <MoreMenu member={member} onAsk={setAsked} />
          </div>
        )}
      </div>
      {asked && (
        <ReasonPrompt
          key={asked}
          help={memberMessages[REASON_ACTIONS[asked].help]}
          readers={memberMessages.reasonHelp}
          confirmLabel={memberMessages[REASON_ACTIONS[asked].yes]}
          onCancel={() => setAsked(undefined)}
          onConfirm={async (reason) => {
            await handleFailure(REASON_ACTIONS[asked].act(member._id, reason));
            setAsked(undefined);
            await done(memberMessages[REASON_ACTIONS[asked].done](member.email), asked === 'remove');
          }}
        />
      )}
    </>
  );
}

/** The second factor and its date or, for an invitation, the remaining time. */
function FactorLine({ member, isOwn }: Pick<MemberHeaderProps, 'member' | 'isOwn'>) {
  const messages = useMessages(teamMessages);
  const locale = useLocale();
  const { state, factors, factorSince, mustSetUpFactor, createdAt } = member;
  let line: ReactNode;
  if (state === 'invited') {
    line = messages.member.invitedOn(shortDay(createdAt, locale), timeLeftLabel(member, messages));
  } else if (factors.length > 0) {
    line = messages.member.factorSince(
      factorNames(member, messages),
      factorSince && shortDay(factorSince, locale),
    );
  } else if (mustSetUpFactor) {
    line = (
      <span className="ad-team__missing">
        <Icon name="warning" size={16} /> {messages.member.mustSetUp}
      </span>
    );
  } else line = messages.member.noFactor;
  return (
    <p className="ad-quiet">
      {isOwn && <>{messages.you} </>}
      {line}
    </p>
  );
}

/** For example "Passkey, TOTP". */
export function factorNames({ factors }: TeamMember, messages: (typeof teamMessages)[Locale]): string {
  return factors.map((factor) => messages.factors[factor]).join(', ');
}

interface AccountStatusProps {
  member: TeamMember;
  onSuspend: () => void;
  onResume: () => Promise<void>;
  onDone: (text: string) => Promise<void>;
}

function AccountStatus({ member, onSuspend, onResume, onDone }: AccountStatusProps) {
  const messages = useMessages(teamMessages).member;
  const commonMessages = useMessages(common);
  const id = useId();
  const [error, setError] = useState<string>();
  if (member.state !== 'suspended') return <Button onClick={onSuspend}>{messages.suspend}</Button>;

  async function liftSuspension() {
    setError(undefined);
    try {
      await onResume();
      await onDone(messages.resumed(member.email));
    } catch (failure) {
      setError(errorMessage(failure, commonMessages.failed));
    }
  }

  return (
    <>
      <FormError id={`${id}-error`} text={error} />
      <Button onClick={() => void liftSuspension()}>{messages.resume}</Button>
    </>
  );
}

/** Menu with actions that are rare or irreversible. */
function MoreMenu({ member, onAsk }: { member: TeamMember; onAsk: (asked: ReasonAction) => void }) {
  const messages = useMessages(teamMessages).member;
  const canReadLog = useHasPermission('audit:read');
  const actions = [...(member.factors.length > 0 ? (['reset'] as const) : []), 'remove' as const];
  return (
    <Disclosure name={messages.more(member.email)} icon={<Icon name="more" />} align="end" withoutArrow>
      {(close) => (
        <ul className="ad-choices" aria-label={messages.more(member.email)}>
          {canReadLog && (
            <li>
              <Link
                className="ad-choices__choice"
                to={`${paths.activity}?${new URLSearchParams({ person: member._id })}`}
              >
                {messages.entries}
              </Link>
            </li>
          )}
          {actions.map((action) => (
            <li key={action}>
              <button
                type="button"
                className={action === 'remove' ? 'ad-choices__choice is-danger' : 'ad-choices__choice'}
                onClick={() => {
                  close();
                  onAsk(action);
                }}
              >
                {messages[action]}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
