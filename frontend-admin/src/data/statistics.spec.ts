import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Statistics, statistics } from './statistics';

const answer = (isOld: boolean) =>
  Promise.resolve(Response.json({ asOf: '2025-11-21T06:00:00.000Z', isOld } satisfies Statistics));

/** The polling interval in ms after each response. `true` is an outdated response. */
async function intervalsAfter(answers: boolean[]): Promise<unknown[]> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const intervals: unknown[] = [];
  for (const isOld of answers) {
    globalThis.fetch = () => answer(isOld);
    await client.fetchQuery({ ...statistics(), staleTime: 0 });
    const query = new QueryObserver(client, statistics()).getCurrentQuery();
    const { refetchInterval } = statistics();
    intervals.push(typeof refetchInterval === 'function' ? refetchInterval(query as never) : refetchInterval);
  }
  client.clear();
  return intervals;
}

it('polls every second while the figures are outdated, and every three seconds after three such answers', async () => {
  expect(await intervalsAfter([true, true, true, true, true])).toEqual([1_000, 1_000, 1_000, 3_000, 3_000]);
});

it('polls every second again when fresh figures become outdated', async () => {
  expect(await intervalsAfter([true, true, true, true, false, true])).toEqual([
    1_000, 1_000, 1_000, 3_000, 60_000, 1_000,
  ]);
});
