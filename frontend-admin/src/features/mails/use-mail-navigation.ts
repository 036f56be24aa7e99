import { useSearchParams } from 'frontend-shared/routing/routes';
import { useMemo } from 'react';
import { mails } from '../../content/mails';
import type { MailFilters } from '../../data/undelivered-mails';

/** Valid filter values. Other values in the URL are ignored. */
const KNOWN = { template: mails.en.templates, reason: mails.en.reasons } as const;

/** The filters in the URL, and functions to change them. */
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
        const params = Object.entries<string | undefined>({ ...filters, ...part }).filter(
          (pair): pair is [string, string] => pair[1] !== undefined,
        );
        setSearch(new URLSearchParams(params));
      },
      clear: () => setSearch(new URLSearchParams()),
    };
  }, [search, setSearch]);
}

export type MailNavigation = ReturnType<typeof useMailNavigation>;
