import { queryOptions } from '@tanstack/react-query';
import { getJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
/** Figures of what the account may read; the others are absent. */
export type Statistics = Schemas['StatisticsView'];
/** Figures with how many answers in a row have been old ones. */
type Answer = Statistics & { oldAnswers?: number };
export type KindFigures = Schemas['KindFiguresView'];
export type ReplyClock = Schemas['ReplyClockView'];
export type NextBoxes = Schemas['NextBoxesView'];

/** Most counts take about a second. One that takes longer is not asked about as often: each call is work for the server. */
const SOON_MS = 1_000;
const LATER_MS = 3_000;
const MAX_SOON = 3;

function waitFor({ isOld, oldAnswers = 0 }: Answer, isBehind: boolean): number {
  if (isOld) return oldAnswers <= MAX_SOON ? SOON_MS : LATER_MS;
  return isBehind ? LATER_MS : 60_000;
}

const KEY = ['statistics'] as const;

/**
 * How much there is of each kind, counted some seconds ago; asked for again whenever somebody comes back to the window.
 *
 * @param isBehind whether the figures lack what is known otherwise: then they are soon asked for again, as old ones are
 */
export function statistics(isBehind: (figures: Statistics) => boolean = () => false) {
  return queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal, client }): Promise<Answer> => {
      const figures = await getJson<Statistics>('api/admin/stats', { signal });
      if (!figures.isOld) return figures;
      return { ...figures, oldAnswers: (client.getQueryData<Answer>(KEY)?.oldAnswers ?? 0) + 1 };
    },
    refetchInterval: ({ state: { data } }) => (data ? waitFor(data, isBehind(data)) : 60_000),
    refetchOnWindowFocus: 'always',
  });
}
