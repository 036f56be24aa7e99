import { queryOptions } from '@tanstack/react-query';
import { getJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
/** Figures. Those that the account may not read are absent. */
export type Statistics = Schemas['StatisticsView'];
/** Figures, with the number of consecutive outdated responses. */
type PolledStatistics = Statistics & { staleResponses?: number };
export type KindFigures = Schemas['KindFiguresView'];
export type ReplyClock = Schemas['ReplyClockView'];
export type NextBoxes = Schemas['NextBoxesView'];

/** Most recounts take about a second. Slower ones are polled less often, to spare the server. */
const FAST_POLL_MS = 1_000;
const SLOW_POLL_MS = 3_000;
const MAX_FAST_POLLS = 3;

function pollInterval({ isOld, staleResponses = 0 }: PolledStatistics, isBehind: boolean): number {
  if (isOld) return staleResponses <= MAX_FAST_POLLS ? FAST_POLL_MS : SLOW_POLL_MS;
  return isBehind ? SLOW_POLL_MS : 60_000;
}

const KEY = ['statistics'] as const;

/**
 * Figures of all kinds, at most a few seconds old. Refetched when the window regains the focus.
 *
 * @param isBehind whether the figures contradict newer data, in which case they are refetched soon, like outdated ones
 */
export function statistics(isBehind: (figures: Statistics) => boolean = () => false) {
  return queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal, client }): Promise<PolledStatistics> => {
      const figures = await getJson<Statistics>('api/admin/stats', { signal });
      if (!figures.isOld) return figures;
      return {
        ...figures,
        staleResponses: (client.getQueryData<PolledStatistics>(KEY)?.staleResponses ?? 0) + 1,
      };
    },
    refetchInterval: ({ state: { data } }) => (data ? pollInterval(data, isBehind(data)) : 60_000),
    refetchOnWindowFocus: 'always',
  });
}
