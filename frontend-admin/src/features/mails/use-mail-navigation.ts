import { useSearchParams } from 'frontend-shared/routing/routes';
import { useMemo } from 'react';
import { mails } from '../../content/mails';
import type { MailFilters } from '../../data/undelivered-mails';

/** Values that filters can have; anything else in a URL is ignored. */
const KNOWN = { template: mails.en.templates, reason: mails.en.reasons } as const;

/** What the list is narrowed to, as the address says, and how to change it. */
export function useMailNavigation() {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const read = (name: keyof MailFilters) => {
      const value = search.get(name);
      return value !== null && Object.hasOwn(KNOWN[name], value) ? { [name]: value } : {};
    };
    const filters: MailFilters = { ...read('template'), ...read('reason') };
    return {
      filters,
      filter: (part: { [Name in keyof MailFilters]?: MailFilters[Name] | undefined }) => {
        const given = Object.entries<string | undefined>({ ...filters, ...part }).filter(
          (pair): pair is [string, string] => pair[1] !== undefined,
        );
        setSearch(new URLSearchParams(given));
      },
      clear: () => setSearch(new URLSearchParams()),
    };
  }, [search, setSearch]);
}

export type MailNavigation = ReturnType<typeof useMailNavigation>;
