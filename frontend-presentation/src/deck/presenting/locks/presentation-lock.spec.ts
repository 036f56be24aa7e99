import { installFakeLocks } from '../../../../test/fake-locks';
import {
  afterPresentations,
  holdPresentationLock,
  isPresentationActive,
  unlessPresentationActive,
} from './presentation-lock';

const flushPromises = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('a presentation', () => {
  let locks: ReturnType<typeof installFakeLocks>;
  beforeEach(() => {
    locks = installFakeLocks();
  });
  afterEach(() => locks.remove());

  test('is active while any window holds the lock', async () => {
    expect(await isPresentationActive()).toBe(false);
    const endings = [holdPresentationLock(), holdPresentationLock()];
    await flushPromises();
    for (const end of endings) {
      expect(await isPresentationActive()).toBe(true);
      end();
      await flushPromises();
    }
    expect(await isPresentationActive()).toBe(false);
  });

  test('prevents an action that may run only while none is active', async () => {
    const act = jest.fn();
    const end = holdPresentationLock();
    expect(await unlessPresentationActive(act)).toBe(false);
    expect(act).not.toHaveBeenCalled();
    end();
    await flushPromises();
    expect(await unlessPresentationActive(act)).toBe(true);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('ends only when the last window releases the lock', async () => {
    const act = jest.fn();
    const endings = [holdPresentationLock(), holdPresentationLock()];
    afterPresentations(act);
    for (const end of endings) {
      await flushPromises();
      expect(act).not.toHaveBeenCalled();
      end();
    }
    await flushPromises();
    expect(act).toHaveBeenCalledTimes(1);
  });
});

test('without Web Locks no presentation counts as active', async () => {
  const act = jest.fn();
  holdPresentationLock()();
  expect(await isPresentationActive()).toBe(false);
  expect(await unlessPresentationActive(act)).toBe(true);
  afterPresentations(act);
  expect(act).toHaveBeenCalledTimes(2);
});
