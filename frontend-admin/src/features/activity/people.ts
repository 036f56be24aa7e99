import { useQuery } from '@tanstack/react-query';
import type { ActivityEntry } from '../../data/activity';
import { team } from '../../data/team';
import { useCan } from '../../state/permissions';

/** Somebody the log can be narrowed to. */
export interface Person {
  id: string;
  email: string;
}

/** Everyone with an account, for those who may see administrators, and whoever acted in the entries at hand. */
export function usePeople(entries: readonly ActivityEntry[]): Person[] {
  const canSeeTeam = useCan('admins:read');
  const { data: members = [] } = useQuery({ ...team(), enabled: canSeeTeam });
  const people = new Map<string, string>();
  for (const { actor } of entries) if (actor) people.set(actor.adminId, actor.email);
  for (const { _id, email } of members) people.set(_id, email);
  return [...people]
    .map(([id, email]) => ({ id, email }))
    .sort((one, other) => one.email.localeCompare(other.email));
}
