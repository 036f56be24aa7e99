import { queryOptions } from '@tanstack/react-query';
import { getJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

export type SearchHit = components['schemas']['SearchHit'];

/** People and records of every kind that the account may read. A call that nobody waits for any more is broken off. */
export function searchEverywhere(text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => getJson<SearchHit[]>('api/admin/search', { searchParams: { q: text }, signal }),
    staleTime: 10_000,
    gcTime: 60_000,
  });
}
