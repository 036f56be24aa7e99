import { useSearchParams } from 'frontend-shared/routing/routes';
import { useMemo } from 'react';
import { FACTOR_CHOICES, LOGIN_CHOICES, PRESET_CHOICES, type TeamFilters } from './filter-members';

type Changes = { [Name in keyof TeamFilters]?: TeamFilters[Name] | undefined };

/**
 * The filters of the team and the open member, and functions to change them. Both are in the URL; invalid values in it
 * are ignored.
 */
export function useTeamNavigation() {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const q = search.get('q')?.trim();
    const chosen = <T extends string>(name: string, choices: readonly T[]) =>
      choices.find((one) => one === search.get(name));
    const [preset, factor, login] = [
      chosen('preset', PRESET_CHOICES),
      chosen('factor', FACTOR_CHOICES),
      chosen('login', LOGIN_CHOICES),
    ];
    const filters: TeamFilters = {
      ...(q && { q }),
      ...(preset && { preset }),
      ...(factor && { factor }),
      ...(login && { login }),
    };
    const person = search.get('person') || undefined;
    const paramsOf = (next: Record<string, string | undefined>) =>
      new URLSearchParams(Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1])));
    // The member stays open, because there may be unsaved changes.
    const go = (next: Changes, replace = false) => setSearch(paramsOf({ ...next, person }), { replace });
    return {
      filters,
      hasFilters: Object.keys(filters).length > 0,
      filter: (part: Changes) => go({ ...filters, ...part }),
      /** Replaces the history entry, because it is called while the user types. */
      find: (text: string | undefined) => go({ ...filters, q: text }, true),
      clear: () => go({}),
      /** Id of the account whose panel is open. */
      person,
      /** Opens a member's panel, or closes it. Moving from one member to the next replaces the history entry. */
      open: (id: string | undefined) =>
        setSearch(paramsOf({ ...filters, person: id }), {
          replace: person !== undefined && id !== undefined,
        }),
      linkTo: (id: string) => `?${paramsOf({ ...filters, person: id })}`,
    };
  }, [search, setSearch]);
}
