import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { type ReactNode, useState } from 'react';
import { usePageTitle } from '../../browser/use-page-title';
import { team as copy } from '../../content/en/team';
import { type TeamMember, team } from '../../data/team';
import { useCan } from '../../state/permissions';
import { ErrorNote } from '../../ui/error-note';
import { Icon } from '../../ui/icon';
import { Wait } from '../../ui/wait';
import { Invitations } from './invitations';
import { InviteDialog } from './invite-dialog';
import { MemberDialog } from './member-dialog';
import { PeopleTable } from './people-table';
import './team.css';

/** Who works in the office, what each may do, and who is invited. */
export default function TeamScreen({ site }: { site: SiteConfig }) {
  usePageTitle(copy.pageTitle, site.name);
  const canManage = useCan('admins:manage');
  const { data, error, refetch } = useQuery(team());
  const [openId, setOpenId] = useState<string>();
  const [isInviting, setInviting] = useState(false);
  const opened = data?.find(({ _id }) => _id === openId);
  const invited = data?.filter(isInvited) ?? [];
  const people = data?.filter((member) => !isInvited(member)) ?? [];
  return (
    <div className="ad-team-page">
      <div className="ad-team__head">
        <div>
          <h1>{copy.pageTitle}</h1>
          {data && <p className="ad-quiet">{copy.summary(people.length, invited.length)}</p>}
        </div>
        {canManage && (
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => setInviting(true)}>
            {copy.invite.open}
          </Button>
        )}
      </div>
      {content()}
      {opened && <MemberDialog member={opened} onClose={() => setOpenId(undefined)} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );

  function content(): ReactNode {
    if (!data && error)
      return <ErrorNote error={error} fallback={copy.listFailed} onRetry={() => void refetch()} />;
    if (!data) return <Wait />;
    return (
      <>
        <PeopleTable people={people} onOpen={({ _id }) => setOpenId(_id)} />
        {people
          .filter(({ mustSetUpFactor }) => mustSetUpFactor)
          .map(({ _id, email }) => (
            <p key={_id} className="ad-team__missing">
              <Icon name="warning" size={16} /> {copy.mustSetUp(email)}
            </p>
          ))}
        {invited.length > 0 && <Invitations invited={invited} />}
      </>
    );
  }
}

function isInvited({ state }: TeamMember): boolean {
  return state === 'invited';
}
