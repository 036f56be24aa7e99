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

test('the screen stays awake until the wake lock is released', async () => {
  releaseWakeLock = keepAwake();
  await flushPromises();
  expect(awake.held()).toBe(1);
  releaseWakeLock();
  await flushPromises();
  expect(awake.held()).toBe(0);
});

test('the wake lock is requested again when a hidden page becomes visible', async () => {
  releaseWakeLock = keepAwake();
  await flushPromises();
  awake.releaseAll();
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

test('a wake lock that is granted after it was released is released at once', async () => {
  releaseWakeLock = keepAwake();
  releaseWakeLock();
  await flushPromises();
  expect(awake.held()).toBe(0);
});

test('a page that was hidden and visible again during the request holds one wake lock, and releases it', async () => {
  releaseWakeLock = keepAwake();
  showPage(true);
  await flushPromises();
  expect(awake.held()).toBe(1);
  releaseWakeLock();
  await flushPromises();
  expect(awake.held()).toBe(0);
});

test('a browser that refuses or lacks wake locks causes no error', async () => {
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
