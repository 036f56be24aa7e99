import { installFakeLocks } from '../../../test/fake-locks';
import { holdPresentationLock } from '../../deck/presenting/locks/presentation-lock';
import { offlineStore } from './offline-store';
import { registerServiceWorker } from './register-service-worker';

const listeners = new Map<string, () => void>();
const worker = {
  addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  register: jest.fn(),
  messageSkipWaiting: jest.fn(),
  update: jest.fn().mockResolvedValue(undefined),
};
jest.mock('workbox-window', () => ({ Workbox: jest.fn(() => worker) }));

/** A fake service worker container; `controller` is the worker that controls this page, if any. */
function installFakeWorkers(controller: object | null): EventTarget {
  const workers = Object.assign(new EventTarget(), { controller, ready: Promise.resolve({}) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  return workers;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as never;
  worker.register.mockReset().mockResolvedValue(undefined);
  worker.messageSkipWaiting.mockReset();
  offlineStore.setState({
    readiness: 'preparing',
    applyUpdate: undefined,
    isPresentationActive: true,
    isPostponed: false,
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'matchMedia');
});

async function register() {
  const registered = registerServiceWorker();
  await jest.advanceTimersByTimeAsync(5_000);
  await registered;
}

test('the deck is ready once it is precached, and an update is applied only on request', async () => {
  installFakeWorkers({});
  await register();
  expect(offlineStore.getState().readiness).toBe('ready');
  listeners.get('waiting')?.();
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  offlineStore.getState().applyUpdate?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(1);
});

test('an update is not applied while another window is presenting, even if it has just started', async () => {
  const locks = installFakeLocks();
  installFakeWorkers({});
  await register();
  listeners.get('waiting')?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(offlineStore.getState().isPresentationActive).toBe(false);
  const end = holdPresentationLock();
  offlineStore.getState().applyUpdate?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  expect(offlineStore.getState().isPresentationActive).toBe(true);
  end();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(offlineStore.getState().isPresentationActive).toBe(false);
  locks.remove();
});

test('a browser without service workers is reported as impossible', async () => {
  await register();
  expect(offlineStore.getState().readiness).toBe('impossible');
});

test('a failed installation is reported as incomplete, but not that of an update', async () => {
  const workers = installFakeWorkers(null);
  Object.assign(workers, { ready: new Promise(() => undefined) });
  void registerServiceWorker();
  await jest.advanceTimersByTimeAsync(5_000);
  listeners.get('redundant')?.();
  expect(offlineStore.getState().readiness).toBe('incomplete');
  offlineStore.setState({ readiness: 'ready' });
  listeners.get('redundant')?.();
  expect(offlineStore.getState().readiness).toBe('ready');
});

test('a failed registration is reported as impossible', async () => {
  installFakeWorkers(null);
  worker.register.mockRejectedValue(new Error('full'));
  await register();
  expect(offlineStore.getState().readiness).toBe('impossible');
});
