import {
  MAX_QUEUED,
  MAX_QUEUED_PER_NETWORK,
  MAX_UPLOADS,
  MAX_UPLOADS_PER_NETWORK,
  MAX_UPLOADS_PER_WIDER_NETWORK,
  MAX_WAIT_MS,
  UploadSemaphore,
} from './upload-semaphore.js';

const connected = () => new AbortController().signal;
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

async function fill(semaphore: UploadSemaphore, network: string, count = MAX_UPLOADS_PER_NETWORK) {
  return Promise.all(Array.from({ length: count }, () => semaphore.acquire(network, connected())));
}

describe('the upload semaphore', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('admits the next upload of a network when one finishes, and other networks in the meantime', async () => {
    const semaphore = new UploadSemaphore();
    const [first] = await fill(semaphore, '203.0.113.7');
    let isAdmitted = false;
    const queued = semaphore.acquire('203.0.113.7', connected()).then(() => {
      isAdmitted = true;
    });
    await semaphore.acquire('198.51.100.1', connected());
    await settled();
    expect(isAdmitted).toBe(false);
    first?.();
    await queued;
    expect(isAdmitted).toBe(true);
  });

  it('admits no more uploads than the total limit', async () => {
    const semaphore = new UploadSemaphore();
    const networks = Array.from(
      { length: MAX_UPLOADS / MAX_UPLOADS_PER_NETWORK },
      (_, index) => `192.0.${index}.1`,
    );
    const [release] = (await Promise.all(networks.map((network) => fill(semaphore, network)))).flat();
    let isAdmitted = false;
    const queued = semaphore.acquire('198.51.100.1', connected()).then(() => {
      isAdmitted = true;
    });
    await settled();
    expect(isAdmitted).toBe(false);
    release?.();
    await queued;
  });

  it.each([
    ['an IPv4 network', (n: number) => `192.0.2.${n}`],
    ['an IPv6 site', (n: number) => `2001:db8:7:${(n * 256).toString(16)}::1`],
  ])('limits the addresses of %s to a share, and admits others', async (_what, address) => {
    const semaphore = new UploadSemaphore();
    const hosts = Array.from({ length: MAX_UPLOADS_PER_WIDER_NETWORK / MAX_UPLOADS_PER_NETWORK }, (_, n) =>
      address(n),
    );
    await Promise.all(hosts.map((host) => fill(semaphore, host)));
    let isAdmitted = false;
    void semaphore.acquire(address(99), connected()).then(
      () => {
        isAdmitted = true;
      },
      () => undefined,
    );
    await semaphore.acquire('198.51.100.1', connected());
    await settled();
    expect(isAdmitted).toBe(false);
  });

  it('rejects with 503 at once when the queue is full', async () => {
    const semaphore = new UploadSemaphore();
    await fill(semaphore, '203.0.113.7');
    const wait = (clientIp: string) =>
      semaphore.acquire(clientIp, connected()).catch((error: unknown) => error);
    const first = Array.from({ length: MAX_QUEUED_PER_NETWORK }, () => wait('203.0.113.7'));
    await expect(semaphore.acquire('203.0.113.7', connected())).rejects.toMatchObject({ status: 503 });

    const full = new UploadSemaphore();
    await Promise.all(
      Array.from({ length: MAX_UPLOADS }, (_, n) => full.acquire(`10.${n}.0.1`, connected())),
    );
    const queued = Array.from({ length: MAX_QUEUED }, (_, n) =>
      full.acquire(`10.${n % 250}.${n}.1`, connected()).catch((error: unknown) => error),
    );
    await expect(full.acquire('198.51.100.1', connected())).rejects.toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
    await Promise.all([...first, ...queued]);
  });

  it('rejects with 503 after the maximum wait, and removes the upload from the queue', async () => {
    const semaphore = new UploadSemaphore();
    const [release] = await fill(semaphore, '203.0.113.7');
    const refused = expect(semaphore.acquire('203.0.113.7', connected())).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 30,
    });
    await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
    await refused;
    release?.();
    await expect(semaphore.acquire('203.0.113.7', connected())).resolves.toBeInstanceOf(Function);
  });

  it('removes an upload from the queue when its client disconnects', async () => {
    const semaphore = new UploadSemaphore();
    const [release] = await fill(semaphore, '203.0.113.7');
    const client = new AbortController();
    const refused = expect(semaphore.acquire('203.0.113.7', client.signal)).rejects.toMatchObject({
      status: 503,
    });
    client.abort();
    await refused;
    release?.();
    await expect(semaphore.acquire('203.0.113.7', connected())).resolves.toBeInstanceOf(Function);
  });
});
