import { setImmediate } from 'node:timers/promises';
import { Coalesced } from './coalesced.js';

describe('a question that many ask', () => {
  test('is asked once for those of one turn, and anew in the next', async () => {
    let asked = 0;
    const question = new Coalesced(async () => {
      asked += 1;
      return asked;
    });
    expect(await Promise.all([question.get(), question.get()])).toEqual([1, 1]);
    expect(await question.get()).toBe(1);
    await setImmediate();
    expect(await question.get()).toBe(2);
  });

  test('fails for all who asked, and for nobody after them', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve('here')];
    const question = new Coalesced(() => answers.shift() as Promise<string>);
    const both = [question.get(), question.get()];
    for (const one of both) await expect(one).rejects.toThrow('away');
    await setImmediate();
    expect(await question.get()).toBe('here');
  });
});
