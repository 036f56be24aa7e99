import {
  MAX_QUEUED,
  MAX_QUEUED_PER_NETWORK,
  MAX_UPLOADS,
  MAX_UPLOADS_PER_NETWORK,
  MAX_UPLOADS_PER_WIDER_NETWORK,
  MAX_WAIT_MS,
  UploadSemaphore,
} from './upload-semaphore.js';

const here = () => new AbortController().signal;
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

async function fill(semaphore: UploadSemaphore, network: string, count = MAX_UPLOADS_PER_NETWORK) {
  return Promise.all(Array.from({ length: count }, () => semaphore.acquire(network, here())));
}

describe('the semaphore of uploads', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('lets the next one of a network in when one of it is done, and others pass meanwhile', async () => {
    const semaphore = new UploadSemaphore();
    const [first] = await fill(semaphore, '203.0.113.7');
    let isIn = false;
    const queued = semaphore.acquire('203.0.113.7', here()).then(() => {
      isIn = true;
    });
    await semaphore.acquire('198.51.100.1', here());
    await settled();
    expect(isIn).toBe(false);
    first?.();
    await queued;
    expect(isIn).toBe(true);
  });

  it('holds no more in all than there are places', async () => {
    const semaphore = new UploadSemaphore();
    const networks = Array.from(
      { length: MAX_UPLOADS / MAX_UPLOADS_PER_NETWORK },
      (_, index) => `192.0.${index}.1`,
    );
    const [release] = (await Promise.all(networks.map((network) => fill(semaphore, network)))).flat();
    let isIn = false;
    const queued = semaphore.acquire('198.51.100.1', here()).then(() => {
      isIn = true;
    });
    await settled();
    expect(isIn).toBe(false);
    release?.();
    await queued;
  });

  it.each([
    ['an IPv4 network', (n: number) => `192.0.2.${n}`],
    ['an IPv6 site', (n: number) => `2001:db8:7:${(n * 256).toString(16)}::1`],
  ])('gives the addresses of %s a share only, and others pass', async (_what, address) => {
    const semaphore = new UploadSemaphore();
    const hosts = Array.from({ length: MAX_UPLOADS_PER_WIDER_NETWORK / MAX_UPLOADS_PER_NETWORK }, (_, n) =>
      address(n),
    );
    await Promise.all(hosts.map((host) => fill(semaphore, host)));
    let isIn = false;
    void semaphore.acquire(address(99), here()).then(
      () => {
        isIn = true;
      },
      () => undefined,
    );
    await semaphore.acquire('198.51.100.1', here());
    await settled();
    expect(isIn).toBe(false);
  });

  it('sends away at once whoever finds too many waiting', async () => {
    const semaphore = new UploadSemaphore();
    await fill(semaphore, '203.0.113.7');
    const wait = (clientIp: string) => semaphore.acquire(clientIp, here()).catch((error: unknown) => error);
    const first = Array.from({ length: MAX_QUEUED_PER_NETWORK }, () => wait('203.0.113.7'));
    await expect(semaphore.acquire('203.0.113.7', here())).rejects.toMatchObject({ status: 503 });

    const full = new UploadSemaphore();
    await Promise.all(Array.from({ length: MAX_UPLOADS }, (_, n) => full.acquire(`10.${n}.0.1`, here())));
    const queued = Array.from({ length: MAX_QUEUED }, (_, n) =>
      full.acquire(`10.${n % 250}.${n}.1`, here()).catch((error: unknown) => error),
    );
    await expect(full.acquire('198.51.100.1', here())).rejects.toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
    await Promise.all([...first, ...queued]);
  });

  it('sends away with 503 whoever waited too long, and forgets them', async () => {
    const semaphore = new UploadSemaphore();
    const [release] = await fill(semaphore, '203.0.113.7');
    const refused = expect(semaphore.acquire('203.0.113.7', here())).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 30,
    });
    await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
    await refused;
    release?.();
    await expect(semaphore.acquire('203.0.113.7', here())).resolves.toBeInstanceOf(Function);
  });

  it('forgets whoever has gone while waiting', async () => {
    const semaphore = new UploadSemaphore();
    const [release] = await fill(semaphore, '203.0.113.7');
    const gone = new AbortController();
    const refused = expect(semaphore.acquire('203.0.113.7', gone.signal)).rejects.toMatchObject({
      status: 503,
    });
    gone.abort();
    await refused;
    release?.();
    await expect(semaphore.acquire('203.0.113.7', here())).resolves.toBeInstanceOf(Function);
  });
});
