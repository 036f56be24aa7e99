import { queryOptions } from '@tanstack/react-query';
import { getJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
/** Figures of what the account may read; the others are absent. */
export type Statistics = Schemas['StatisticsView'];
export type KindFigures = Schemas['KindFiguresView'];
export type ReplyClock = Schemas['ReplyClockView'];
export type NextBoxes = Schemas['NextBoxesView'];

/**
 * How much there is of each kind, counted some seconds ago; asked for again whenever somebody comes back to the window.
 *
 * @param isBehind whether the figures lack what is known otherwise: then they are soon asked for again, as old ones are
 */
export function statistics(isBehind: (figures: Statistics) => boolean = () => false) {
  return queryOptions({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => getJson<Statistics>('api/admin/stats', { signal }),
    refetchInterval: ({ state: { data } }) => (data && (data.isOld || isBehind(data)) ? 3_000 : 60_000),
    refetchOnWindowFocus: 'always',
  });
}
