import {
  LONGEST_LINE,
  LONGEST_LINE_OF_NETWORK,
  LONGEST_WAIT_MS,
  PLACES,
  PLACES_PER_NETWORK,
  PLACES_PER_WIDER_NETWORK,
  UploadPlaces,
} from './upload-semaphore.js';

const here = () => new AbortController().signal;
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

async function fill(places: UploadPlaces, network: string, count = PLACES_PER_NETWORK) {
  return Promise.all(Array.from({ length: count }, () => places.take(network, here())));
}

describe('places of uploads', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('lets the next one of a network in when one of it is done, and others pass meanwhile', async () => {
    const places = new UploadPlaces();
    const [first] = await fill(places, '203.0.113.7');
    let isIn = false;
    const waiting = places.take('203.0.113.7', here()).then(() => {
      isIn = true;
    });
    await places.take('198.51.100.1', here());
    await settled();
    expect(isIn).toBe(false);
    first?.();
    await waiting;
    expect(isIn).toBe(true);
  });

  it('holds no more in all than there are places', async () => {
    const places = new UploadPlaces();
    const networks = Array.from({ length: PLACES / PLACES_PER_NETWORK }, (_, index) => `192.0.${index}.1`);
    const [leave] = (await Promise.all(networks.map((network) => fill(places, network)))).flat();
    let isIn = false;
    const waiting = places.take('198.51.100.1', here()).then(() => {
      isIn = true;
    });
    await settled();
    expect(isIn).toBe(false);
    leave?.();
    await waiting;
  });

  it.each([
    ['an IPv4 network', (n: number) => `192.0.2.${n}`],
    ['an IPv6 site', (n: number) => `2001:db8:7:${n}::1`],
  ])('gives the addresses of %s a share only, and others pass', async (_what, address) => {
    const places = new UploadPlaces();
    const hosts = Array.from({ length: PLACES_PER_WIDER_NETWORK / PLACES_PER_NETWORK }, (_, n) => address(n));
    await Promise.all(hosts.map((host) => fill(places, host)));
    let isIn = false;
    void places.take(address(99), here()).then(
      () => {
        isIn = true;
      },
      () => undefined,
    );
    await places.take('198.51.100.1', here());
    await settled();
    expect(isIn).toBe(false);
  });

  it('sends away at once whoever finds too many waiting', async () => {
    const places = new UploadPlaces();
    await fill(places, '203.0.113.7');
    const wait = (address: string) => places.take(address, here()).catch((error: unknown) => error);
    const first = Array.from({ length: LONGEST_LINE_OF_NETWORK }, () => wait('203.0.113.7'));
    await expect(places.take('203.0.113.7', here())).rejects.toMatchObject({ status: 503 });

    const crowd = new UploadPlaces();
    await Promise.all(Array.from({ length: PLACES }, (_, n) => crowd.take(`10.${n}.0.1`, here())));
    const waiting = Array.from({ length: LONGEST_LINE }, (_, n) =>
      crowd.take(`10.${n % 250}.${n}.1`, here()).catch((error: unknown) => error),
    );
    await expect(crowd.take('198.51.100.1', here())).rejects.toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    await Promise.all([...first, ...waiting]);
  });

  it('sends away with 503 whoever waited too long, and forgets them', async () => {
    const places = new UploadPlaces();
    const [leave] = await fill(places, '203.0.113.7');
    const refused = expect(places.take('203.0.113.7', here())).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 30,
    });
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    await refused;
    leave?.();
    await expect(places.take('203.0.113.7', here())).resolves.toBeInstanceOf(Function);
  });

  it('forgets whoever has gone while waiting', async () => {
    const places = new UploadPlaces();
    const [leave] = await fill(places, '203.0.113.7');
    const gone = new AbortController();
    const refused = expect(places.take('203.0.113.7', gone.signal)).rejects.toMatchObject({ status: 503 });
    gone.abort();
    await refused;
    leave?.();
    await expect(places.take('203.0.113.7', here())).resolves.toBeInstanceOf(Function);
  });
});
