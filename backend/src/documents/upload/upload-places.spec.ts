import { LONGEST_WAIT_MS, PLACES, PLACES_PER_NETWORK, UploadPlaces } from './upload-places.js';

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
    const networks = Array.from({ length: PLACES / PLACES_PER_NETWORK }, (_, index) => `192.0.2.${index}`);
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
