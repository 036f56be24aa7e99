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

/** The browser's workers, with one that is in charge of this page already, or none. */
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

async function keep() {
  const kept = registerServiceWorker();
  await jest.advanceTimersByTimeAsync(5_000);
  await kept;
}

test('the deck is ready when all of it is kept, and a newer version is taken on demand only', async () => {
  installFakeWorkers({});
  await keep();
  expect(offlineStore.getState().readiness).toBe('ready');
  listeners.get('waiting')?.();
  expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
  offlineStore.getState().applyUpdate?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(worker.messageSkipWaiting).toHaveBeenCalledTimes(1);
});

test('a newer version is not taken into a presentation that another window has begun a moment ago', async () => {
  const locks = installFakeLocks();
  installFakeWorkers({});
  await keep();
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

test('a browser that keeps nothing says so', async () => {
  await keep();
  expect(offlineStore.getState().readiness).toBe('impossible');
});

test('when not all of it could be fetched or kept, that is said; of a newer version it is not', async () => {
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

test('what could not be kept is said', async () => {
  installFakeWorkers(null);
  worker.register.mockRejectedValue(new Error('full'));
  await keep();
  expect(offlineStore.getState().readiness).toBe('impossible');
});
