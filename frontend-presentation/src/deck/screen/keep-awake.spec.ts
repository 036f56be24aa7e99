import { giveWakeLock, showPage } from '../../../test/fake-screen';
import { keepAwake } from './keep-awake';

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
let awake: ReturnType<typeof giveWakeLock>;
let letSleep: () => void;

beforeEach(() => {
  awake = giveWakeLock();
});
afterEach(() => {
  letSleep();
  awake.remove();
  showPage(true);
});

test('the screen stays awake until it is let go', async () => {
  letSleep = keepAwake();
  await settle();
  expect(awake.held()).toBe(1);
  letSleep();
  await settle();
  expect(awake.held()).toBe(0);
});

test('it is asked for again when the page was hidden and is back', async () => {
  letSleep = keepAwake();
  await settle();
  awake.letGo();
  showPage(false);
  await settle();
  expect(awake.held()).toBe(0);
  showPage(true);
  await settle();
  expect(awake.held()).toBe(1);
  letSleep();
  showPage(true);
  await settle();
  expect(awake.held()).toBe(0);
});

test('a page that goes while it is being asked for gives it back', async () => {
  letSleep = keepAwake();
  letSleep();
  await settle();
  expect(awake.held()).toBe(0);
});

test('a page that was hidden and back while it was being asked for keeps the screen awake once, and lets go', async () => {
  letSleep = keepAwake();
  showPage(true);
  await settle();
  expect(awake.held()).toBe(1);
  letSleep();
  await settle();
  expect(awake.held()).toBe(0);
});

test('a browser that refuses it or does not know it does no harm', async () => {
  awake.refuse();
  letSleep = keepAwake();
  await settle();
  letSleep();
  awake.remove();
  letSleep = keepAwake();
  await settle();
  showPage(true);
  await settle();
  expect(awake.held()).toBe(0);
});
