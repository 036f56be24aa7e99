import { useSearchParams } from 'frontend-shared/routing/routes';
import { useMemo } from 'react';
import { FACTOR_CHOICES, LOGIN_CHOICES, PRESET_CHOICES, type TeamFilters } from './matching';

/** What narrows the team, and how to change it. It stands in the address; what nobody could choose there counts for nothing. */
export function useTeamFilters() {
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
    const go = (next: { [Name in keyof TeamFilters]?: string | undefined }, replace = false) => {
      const given = Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1]));
      setSearch(new URLSearchParams(given), { replace });
    };
    return {
      filters,
      isNarrowed: Object.keys(filters).length > 0,
      narrow: (part: { [Name in keyof TeamFilters]?: TeamFilters[Name] | undefined }) =>
        go({ ...filters, ...part }),
      /** Without a step back for each letter. */
      find: (text: string | undefined) => go({ ...filters, q: text }, true),
      clear: () => go({}),
    };
  }, [search, setSearch]);
}
