import { ConflictRetryQueue } from './retry-write-conflicts.js';

const failure = (message: string, code: number) =>
  Object.assign(new Error(message), { name: 'MongoServerError', code });
const conflict = failure('deadlock detected', 16_908_292);

describe('a write among others at the same moment', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is sent again while it is broken off, and its answer is the answer', async () => {
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

  test('gets through however often it is broken off within five seconds', async () => {
    const write = jest.fn().mockResolvedValue('stored');
    for (let attempts = 0; attempts < 12; attempts += 1) write.mockRejectedValueOnce(conflict);
    await expect(new ConflictRetryQueue().send(slowWrite(300, write))).resolves.toBe('stored');
    expect(write).toHaveBeenCalledTimes(13);
  });

  test('gets through within eight attempts however long they take', async () => {
    const write = jest.fn().mockResolvedValue('stored');
    for (let attempts = 1; attempts < 8; attempts += 1) write.mockRejectedValueOnce(conflict);
    await expect(new ConflictRetryQueue().send(slowWrite(10_000, write))).resolves.toBe('stored');
  });

  test('is given up after eight attempts and five seconds, and the next one is not held up', async () => {
    const writes = new ConflictRetryQueue();
    const write = jest.fn().mockRejectedValue(conflict);
    await expect(writes.send(slowWrite(500, write))).rejects.toBe(conflict);
    // The time limit starts after the first attempt.
    expect(write).toHaveBeenCalledTimes(11);
    const next = jest.fn().mockRejectedValueOnce(conflict).mockResolvedValue('stored');
    await expect(writes.send(next)).resolves.toBe('stored');
  });

  test('is sent once when it fails for another reason', async () => {
    const duplicate = failure('duplicate key', 11_000);
    const write = jest.fn().mockRejectedValue(duplicate);
    await expect(new ConflictRetryQueue().send(write)).rejects.toBe(duplicate);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('gets through also where any two at once break each other off', async () => {
    let underWay = 0;
    const write = async () => {
      underWay += 1;
      const alone = underWay === 1;
      await new Promise(setImmediate);
      underWay -= 1;
      if (!alone) throw conflict;
      return 'stored';
    };
    const writes = new ConflictRetryQueue();
    const stored = await Promise.all(Array.from({ length: 50 }, () => writes.send(write)));
    expect(stored).toEqual(Array(50).fill('stored'));
  });
});
