import { queryOptions } from '@tanstack/react-query';
import { readJson, request } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

export type SearchHit = components['schemas']['SearchHit'];

/** Search results, at most five records of each kind. */
export interface SearchResults {
  hits: SearchHit[];
  /** Kinds with more than five results. */
  kindsWithMore: readonly SearchHit['kind'][];
}

/** Searches people and records of all kinds that the account may read. Aborted when the result is no longer needed. */
export function searchEverywhere(text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: async ({ signal }): Promise<SearchResults> => {
      const response = await request('api/admin/search', { searchParams: { q: text }, signal });
      const more = response.headers.get('x-more-kinds')?.split(',').filter(Boolean) ?? [];
      return { hits: await readJson(response), kindsWithMore: more as SearchHit['kind'][] };
    },
    staleTime: 10_000,
    gcTime: 60_000,
  });
}
