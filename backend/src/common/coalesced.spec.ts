import { setImmediate } from 'node:timers/promises';
import { Coalesced } from './coalesced.js';

describe('a coalesced query', () => {
  test('runs once for all callers of one turn of the event loop, and again in the next turn', async () => {
    let runs = 0;
    const query = new Coalesced(async () => {
      runs += 1;
      return runs;
    });
    expect(await Promise.all([query.get(), query.get()])).toEqual([1, 1]);
    expect(await query.get()).toBe(1);
    await setImmediate();
    expect(await query.get()).toBe(2);
  });

  test('fails for all callers of that turn, and for none afterwards', async () => {
    const answers = [Promise.reject(new Error('down')), Promise.resolve('up')];
    const query = new Coalesced(() => answers.shift() as Promise<string>);
    const both = [query.get(), query.get()];
    for (const one of both) await expect(one).rejects.toThrow('down');
    await setImmediate();
    expect(await query.get()).toBe('up');
  });
});
