import * as os from 'node:os';
import { PasswordHasher } from './password-hasher.js';

jest.mock('node:os', () => ({
  ...jest.requireActual<typeof os>('node:os'),
  availableParallelism: jest.fn(),
}));
const cores = jest.mocked(os.availableParallelism).mockReturnValue(2);

/** Hashes that passwords were compared with. */
const mockCompared: string[] = [];

jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...argon2,
    verify: (hash: string, password: string) => {
      mockCompared.push(hash);
      return argon2.verify(hash, password);
    },
  };
});

const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe('password hashing', () => {
  const hasher = new PasswordHasher();
  const matches = (passwordHash: string | undefined, password: string) =>
    hasher.runQueued((compare) => compare(passwordHash, password), false);

  it('uses salted argon2id at the agreed cost', async () => {
    const [one, two] = await Promise.all([
      hasher.hash('four quiet brick lanes'),
      hasher.hash('four quiet brick lanes'),
    ]);
    expect(one).toMatch(COST);
    expect(one).not.toBe(two);
    expect(await matches(one, 'four quiet brick lanes')).toBe(true);
    expect(await matches(one, 'four quiet brick lane')).toBe(false);
  });

  it('does the same work for an account that does not exist, and never matches', async () => {
    mockCompared.length = 0;
    expect(await matches(undefined, 'four quiet brick lanes')).toBe(false);
    expect(mockCompared).toEqual([expect.stringMatching(COST)]);
  });

  it('distinguishes passwords that differ only beyond the 72 bytes at which other functions stop', async () => {
    const hash = await hasher.hash(`${'x'.repeat(80)}a`);
    expect(await matches(hash, `${'x'.repeat(80)}b`)).toBe(false);
  });
});

describe('concurrent logins', () => {
  it.each([
    [1, 1],
    [2, 1],
    [8, 7],
  ])(
    'on %i cores hash %i passwords at a time, queue 64 and reject more with 503',
    async (coreCount, atOnce) => {
      cores.mockReturnValueOnce(coreCount);
      const hasher = new PasswordHasher();
      let open = (): void => undefined;
      const gate = new Promise<void>((resolve) => {
        open = resolve;
      });
      let running = 0;
      const callers = Array.from({ length: atOnce + 64 }, () =>
        hasher.runQueued(async () => {
          running += 1;
          await gate;
        }, false),
      );
      const refused = expect(hasher.hash('one too many')).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        retryAfterSeconds: 3,
      });
      await new Promise(setImmediate);
      expect(running).toBe(atOnce);
      open();
      await Promise.all([...callers, refused]);
      expect(running).toBe(atOnce + 64);
    },
  );

  it('run known callers first, even when the queue of unknown callers is full', async () => {
    cores.mockReturnValueOnce(2);
    const hasher = new PasswordHasher();
    const done: string[] = [];
    const unknown = Array.from({ length: 65 }, () =>
      hasher.runQueued(async () => void done.push('unknown'), false),
    );
    const known = [
      hasher.runQueued(async () => void done.push('known'), true),
      hasher.hash('four quiet brick lanes', true).then(() => done.push('known')),
    ];
    await Promise.all([...known, ...unknown]);
    expect(done.lastIndexOf('known')).toBe(2);
  });
});
