import { ConflictRetryQueue } from './retry-write-conflicts.js';

const failure = (message: string, code: number) =>
  Object.assign(new Error(message), { name: 'MongoServerError', code });
const conflict = failure('deadlock detected', 16_908_292);

describe('a write with concurrent writes', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is retried while it conflicts, and resolves with the result of the last attempt', async () => {
    const write = jest.fn().mockRejectedValueOnce(conflict).mockRejectedValueOnce(conflict);
    write.mockResolvedValue('stored');
    await expect(new ConflictRetryQueue().send(write)).resolves.toBe('stored');
    expect(write).toHaveBeenCalledTimes(3);
  });

  /** A write that advances the test's clock. */
  const slowWrite = (takesMs: number, write: () => Promise<unknown>) => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    return () => {
      now += takesMs;
      return write();
    };
  };

  test('succeeds however often it conflicts within five seconds', async () => {
    const write = jest.fn().mockResolvedValue('stored');
    for (let attempts = 0; attempts < 12; attempts += 1) write.mockRejectedValueOnce(conflict);
    await expect(new ConflictRetryQueue().send(slowWrite(300, write))).resolves.toBe('stored');
    expect(write).toHaveBeenCalledTimes(13);
  });

  test('succeeds within eight attempts, however long they take', async () => {
    const write = jest.fn().mockResolvedValue('stored');
    for (let attempts = 1; attempts < 8; attempts += 1) write.mockRejectedValueOnce(conflict);
    await expect(new ConflictRetryQueue().send(slowWrite(10_000, write))).resolves.toBe('stored');
  });

  test('fails after eight attempts and five seconds, without delaying the next write', async () => {
    const writes = new ConflictRetryQueue();
    const write = jest.fn().mockRejectedValue(conflict);
    await expect(writes.send(slowWrite(500, write))).rejects.toBe(conflict);
    // The time limit starts after the first attempt.
    expect(write).toHaveBeenCalledTimes(11);
    const next = jest.fn().mockRejectedValueOnce(conflict).mockResolvedValue('stored');
    await expect(writes.send(next)).resolves.toBe('stored');
  });

  test('is not retried when it fails for another reason', async () => {
    const duplicate = failure('duplicate key', 11_000);
    const write = jest.fn().mockRejectedValue(duplicate);
    await expect(new ConflictRetryQueue().send(write)).rejects.toBe(duplicate);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('succeeds even if any two concurrent writes conflict', async () => {
    let running = 0;
    const write = async () => {
      running += 1;
      const alone = running === 1;
      await new Promise(setImmediate);
      running -= 1;
      if (!alone) throw conflict;
      return 'stored';
    };
    const writes = new ConflictRetryQueue();
    const stored = await Promise.all(Array.from({ length: 50 }, () => writes.send(write)));
    expect(stored).toEqual(Array(50).fill('stored'));
  });
});
