import { giveLocks } from '../../../../test/fake-locks';
import { afterTalks, holdTalkLock, isTalkGiven, unlessTalkGiven } from './talk-lock';

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('a talk', () => {
  let locks: ReturnType<typeof giveLocks>;
  beforeEach(() => {
    locks = giveLocks();
  });
  afterEach(() => locks.remove());

  test('is given as long as one window says so', async () => {
    expect(await isTalkGiven()).toBe(false);
    const endings = [holdTalkLock(), holdTalkLock()];
    await settle();
    for (const end of endings) {
      expect(await isTalkGiven()).toBe(true);
      end();
      await settle();
    }
    expect(await isTalkGiven()).toBe(false);
  });

  test('meets nothing that is for times without one', async () => {
    const act = jest.fn();
    const end = holdTalkLock();
    expect(await unlessTalkGiven(act)).toBe(false);
    expect(act).not.toHaveBeenCalled();
    end();
    await settle();
    expect(await unlessTalkGiven(act)).toBe(true);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('lets what waits for its end wait for that of every window', async () => {
    const act = jest.fn();
    const endings = [holdTalkLock(), holdTalkLock()];
    afterTalks(act);
    for (const end of endings) {
      await settle();
      expect(act).not.toHaveBeenCalled();
      end();
    }
    await settle();
    expect(act).toHaveBeenCalledTimes(1);
  });
});

test('in a browser without locks every window goes by what it knows itself', async () => {
  const act = jest.fn();
  holdTalkLock()();
  expect(await isTalkGiven()).toBe(false);
  expect(await unlessTalkGiven(act)).toBe(true);
  afterTalks(act);
  expect(act).toHaveBeenCalledTimes(2);
});
