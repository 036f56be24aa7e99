import { useSearchParams } from 'frontend-shared/routing/routes';
import { useMemo } from 'react';
import { FACTOR_CHOICES, LOGIN_CHOICES, PRESET_CHOICES, type TeamFilters } from './matching';

type Changes = { [Name in keyof TeamFilters]?: TeamFilters[Name] | undefined };

/**
 * What narrows the team and who is open beside it, and how to change both. They stand in the address; what nobody could
 * choose there counts for nothing.
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
    // Who is open stays so: what is ticked there is not saved yet.
    const go = (next: Changes, replace = false) => setSearch(paramsOf({ ...next, person }), { replace });
    return {
      filters,
      hasFilters: Object.keys(filters).length > 0,
      filter: (part: Changes) => go({ ...filters, ...part }),
      /** Without a step back for each letter. */
      find: (text: string | undefined) => go({ ...filters, q: text }, true),
      clear: () => go({}),
      /** Id of the account whose panel is open. */
      person,
      /** Opens somebody beside the list, or closes it. Going from one to the next leaves one step of history. */
      open: (id: string | undefined) =>
        setSearch(paramsOf({ ...filters, person: id }), {
          replace: person !== undefined && id !== undefined,
        }),
      linkTo: (id: string) => `?${paramsOf({ ...filters, person: id })}`,
    };
  }, [search, setSearch]);
}
