import { useQuery } from '@tanstack/react-query';
import type { ActivityEntry } from '../../data/activity';
import { team } from '../../data/team';
import { useHasPermission } from '../../state/permissions';

/** A person to filter the log by. */
export interface Person {
  id: string;
  email: string;
}

/** Everyone who acted in the given entries, and all accounts if the current account may see them. */
export function usePeople(entries: readonly ActivityEntry[]): Person[] {
  const canReadTeam = useHasPermission('admins:read');
  const { data: members = [] } = useQuery({ ...team(), enabled: canReadTeam });
  const people = new Map<string, string>();
  for (const { actor } of entries) if (actor) people.set(actor.adminId, actor.email);
  for (const { _id, email } of members) people.set(_id, email);
  return [...people]
    .map(([id, email]) => ({ id, email }))
    .sort((one, other) => one.email.localeCompare(other.email));
}
