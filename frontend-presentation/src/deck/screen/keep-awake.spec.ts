import { installFakeWakeLock, showPage } from '../../../test/fake-screen';
import { keepAwake } from './keep-awake';

const flushPromises = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
let awake: ReturnType<typeof installFakeWakeLock>;
let releaseWakeLock: () => void;

beforeEach(() => {
  awake = installFakeWakeLock();
});
afterEach(() => {
  releaseWakeLock();
  awake.remove();
  showPage(true);
});

test('the screen stays awake until it is let go', async () => {
  releaseWakeLock = keepAwake();
  await flushPromises();
  expect(awake.held()).toBe(1);
  releaseWakeLock();
  await flushPromises();
  expect(awake.held()).toBe(0);
});

test('it is asked for again when the page was hidden and is back', async () => {
  releaseWakeLock = keepAwake();
  await flushPromises();
  awake.letGo();
  showPage(false);
  await flushPromises();
  expect(awake.held()).toBe(0);
  showPage(true);
  await flushPromises();
  expect(awake.held()).toBe(1);
  releaseWakeLock();
  showPage(true);
  await flushPromises();
  expect(awake.held()).toBe(0);
});

test('a page that goes while it is being asked for gives it back', async () => {
  releaseWakeLock = keepAwake();
  releaseWakeLock();
  await flushPromises();
  expect(awake.held()).toBe(0);
});

test('a page that was hidden and back while it was being asked for keeps the screen awake once, and lets go', async () => {
  releaseWakeLock = keepAwake();
  showPage(true);
  await flushPromises();
  expect(awake.held()).toBe(1);
  releaseWakeLock();
  await flushPromises();
  expect(awake.held()).toBe(0);
});

test('a browser that refuses it or does not know it does no harm', async () => {
  awake.refuse();
  releaseWakeLock = keepAwake();
  await flushPromises();
  releaseWakeLock();
  awake.remove();
  releaseWakeLock = keepAwake();
  await flushPromises();
  showPage(true);
  await flushPromises();
  expect(awake.held()).toBe(0);
});
