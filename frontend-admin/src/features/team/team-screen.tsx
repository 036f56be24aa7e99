import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useSearchParams } from 'frontend-shared/routing/routes';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFocusFallback } from '../../browser/use-focus-fallback';
import { usePageTitle } from '../../browser/use-page-title';
import { useMessages } from '../../content/messages';
import { team as teamMessages } from '../../content/team';
import { prepareTeamExport, type TeamMember, team } from '../../data/team';
import { ExportButton, ExportProgress } from '../../lists/export/list-export';
import { useListExport } from '../../lists/export/use-list-export';
import { useHasPermission } from '../../state/permissions';
import { Icon } from '../../ui/icon';
import { ErrorNote } from '../../ui/text/error-note';
import { LoadingText } from '../../ui/text/loading-text';
import { filterMembers } from './filters/filter-members';
import { TeamFilterRow } from './filters/team-filters';
import { useTeamNavigation } from './filters/use-team-navigation';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { MemberSidePanel } from './member/member-side-panel';
import { useMemberSidePanel } from './member/use-member-side-panel';
import { PeopleTable } from './people-table';
import './team.css';

/** The people in the office with their permissions, and pending invitations. */
export default function TeamScreen({ site }: { site: SiteConfig }) {
  const messages = useMessages(teamMessages);
  usePageTitle(messages.pageTitle, site.name);
  const canManage = useHasPermission('admins:manage');
  const { data, error, refetch } = useQuery(team());
  const [search, setSearch] = useSearchParams();
  const isInviting = canManage && search.has('invite');
  const { region, heading } = useFocusFallback<HTMLDivElement>();
  const inviteButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isInviting) return;
    // A dialog that was opened by its address has nothing to return focus to.
    return () => {
      if (document.activeElement === document.body) (inviteButton.current ?? heading.current)?.focus();
    };
  }, [isInviting, heading]);
  const navigation = useTeamNavigation();
  const all = splitInvited(data ?? []);
  const chosen = filterMembers(data ?? [], navigation.filters);
  const { people, invited } = splitInvited(chosen);
  const file = useListExport(() =>
    prepareTeamExport(navigation.hasFilters ? chosen.map(({ _id }) => _id) : undefined),
  );
  const side = useMemberSidePanel({ members: data, people, invited, navigation });
  return (
    <>
      <div ref={region} className="ad-team-page">
        <div className="ad-team__head">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {messages.pageTitle}
            </h1>
            {data && (
              <p className="ad-quiet" role="status">
                {summary()}
              </p>
            )}
          </div>
          {canManage && (
            <Button
              ref={inviteButton}
              type="primary"
              icon={<Icon name="plus" />}
              onClick={() => showInvite(true)}
            >
              {messages.invite.open}
            </Button>
          )}
        </div>
        {content()}
      </div>
      {navigation.person && <MemberSidePanel {...side} opened={navigation.person} />}
      {isInviting && <InviteDialog onClose={() => showInvite(false)} />}
    </>
  );

  /** Opens or closes the invite dialog. Its state is in the URL, so that other pages can link to it. */
  function showInvite(shown: boolean) {
    const next = new URLSearchParams(search);
    if (shown) next.set('invite', '1');
    else next.delete('invite');
    setSearch(next, { replace: true });
  }

  function summary(): string {
    if (!navigation.hasFilters) return messages.summary(people.length, invited.length);
    return messages.shown(
      messages.ofPeople(people.length, all.people.length),
      messages.ofInvitations(invited.length, all.invited.length),
    );
  }

  function content(): ReactNode {
    if (!data && error)
      return <ErrorNote error={error} fallback={messages.listFailed} onRetry={() => void refetch()} />;
    if (!data) return <LoadingText />;
    const rows = { opened: navigation.person, linkTo: navigation.linkTo, onOpen: side.go };
    return (
      <>
        <div className="ad-filters">
          <TeamFilterRow {...navigation} members={data} />
          {chosen.length > 0 && (
            <ExportButton
              file={file}
              items={(navigation.hasFilters ? messages.export.only : messages.export.all)(chosen.length)}
              columns={messages.export.columns}
              buttonClass="ad-filter"
            />
          )}
        </div>
        <ExportProgress file={file} />
        {people.length + invited.length === 0 && navigation.hasFilters && (
          <div className="ad-card ad-empty">
            <p>{messages.filters.empty}</p>
            <Button onClick={navigation.clear}>{messages.filters.clearAll}</Button>
          </div>
        )}
        {(people.length > 0 || !navigation.hasFilters) && <PeopleTable {...rows} people={people} />}
        {people
          .filter(({ mustSetUpFactor }) => mustSetUpFactor)
          .map(({ _id, email, permissions }) => (
            <p key={_id} className="ad-team__missing">
              <Icon name="warning" size={16} /> <b>{email}</b>{' '}
              {permissions.includes('shareholders:reveal') ? messages.mustSetUpToReveal : messages.mustSetUp}
            </p>
          ))}
        {invited.length > 0 && <Invitations {...rows} invited={invited} />}
      </>
    );
  }
}

/** Separates accounts from pending invitations. */
function splitInvited(members: readonly TeamMember[]) {
  return {
    people: members.filter(({ state }) => state !== 'invited'),
    invited: members.filter(({ state }) => state === 'invited'),
  };
}
