import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Statistics, statistics } from './statistics';

const answer = (isOld: boolean) =>
  Promise.resolve(Response.json({ asOf: '2025-11-21T06:00:00.000Z', isOld } satisfies Statistics));

/** The polling interval in ms after each of the given answers. */
async function intervalsAfter(answers: boolean[]): Promise<unknown[]> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const waits: unknown[] = [];
  for (const isOld of answers) {
    globalThis.fetch = () => answer(isOld);
    await client.fetchQuery({ ...statistics(), staleTime: 0 });
    const query = new QueryObserver(client, statistics()).getCurrentQuery();
    const { refetchInterval } = statistics();
    waits.push(typeof refetchInterval === 'function' ? refetchInterval(query as never) : refetchInterval);
  }
  client.clear();
  return waits;
}

it('asks again after a second while the server counts, and less often when that takes long', async () => {
  expect(await intervalsAfter([true, true, true, true, true])).toEqual([1_000, 1_000, 1_000, 3_000, 3_000]);
});

it('starts again with the next count', async () => {
  expect(await intervalsAfter([true, true, true, true, false, true])).toEqual([
    1_000, 1_000, 1_000, 3_000, 60_000, 1_000,
  ]);
});
