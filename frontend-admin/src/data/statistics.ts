import { queryOptions } from '@tanstack/react-query';
import { getJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
/** Figures. Those that the account may not read are absent. */
export type Statistics = Schemas['StatisticsView'];
/** Figures, with the number of outdated answers in a row. */
type Answer = Statistics & { oldAnswers?: number };
export type KindFigures = Schemas['KindFiguresView'];
export type ReplyClock = Schemas['ReplyClockView'];
export type NextBoxes = Schemas['NextBoxesView'];

/** Most recounts take about a second. Slower ones are polled less often, to spare the server. */
const SOON_MS = 1_000;
const LATER_MS = 3_000;
const MAX_SOON = 3;

function pollInterval({ isOld, oldAnswers = 0 }: Answer, isBehind: boolean): number {
  if (isOld) return oldAnswers <= MAX_SOON ? SOON_MS : LATER_MS;
  return isBehind ? LATER_MS : 60_000;
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
    queryFn: async ({ signal, client }): Promise<Answer> => {
      const figures = await getJson<Statistics>('api/admin/stats', { signal });
      if (!figures.isOld) return figures;
      return { ...figures, oldAnswers: (client.getQueryData<Answer>(KEY)?.oldAnswers ?? 0) + 1 };
    },
    refetchInterval: ({ state: { data } }) => (data ? pollInterval(data, isBehind(data)) : 60_000),
    refetchOnWindowFocus: 'always',
  });
}
