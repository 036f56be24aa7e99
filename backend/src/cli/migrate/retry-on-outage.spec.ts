import { mongo } from 'mongoose';
import { retryOnOutage } from './retry-on-outage.js';

const TIMES = { limitMs: 60_000, retryMs: 0 };
const networkError = () => new mongo.MongoNetworkError('connection closed');

describe('a step during a database outage', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  test('is retried, however long it had been running', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      // An hour of building an index, then a database restart that is over at the fourth attempt; twice.
      now += tries % 4 === 1 ? 3_600_000 : 5_000;
      if (tries < 8) throw networkError();
    };
    await retryOnOutage(work, TIMES);
    expect(tries).toBe(8);
  });

  test('fails when the database stays unavailable for a minute', async () => {
    const work = async () => {
      now += 5_000;
      throw networkError();
    };
    await expect(retryOnOutage(work, TIMES)).rejects.toThrow('connection closed');
    expect(now).toBeGreaterThan(60_000);
    expect(now).toBeLessThan(90_000);
  });

  test('fails immediately on any other error', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      throw new Error('The unique index has another definition.');
    };
    await expect(retryOnOutage(work, TIMES)).rejects.toThrow('another definition');
    expect(tries).toBe(1);
  });
});
