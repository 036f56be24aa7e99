import { loadScript, STALL_TIMEOUT_MS } from './load-script';

let isHere: boolean;
/** Each test asks for a script of its own: what a page has asked for before is asked for under another address. */
let file: string;
let files = 0;
const hasRun = () => isHere;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];
const last = () => scripts().at(-1) as HTMLScriptElement;
const runs = (script: HTMLScriptElement) => {
  isHere = true;
  script.dispatchEvent(new Event('load'));
};
const fails = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));
/** A script whose second half is missing: the browser says that it was loaded. */
const comesCut = (script: HTMLScriptElement) => script.dispatchEvent(new Event('load'));

beforeEach(() => {
  isHere = false;
  files += 1;
  file = `/${files}.js`;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('a script that comes is asked for once, under its own address', async () => {
  const loading = loadScript(file, { hasRun });
  runs(last());
  await loading;
  await jest.advanceTimersByTimeAsync(10 * STALL_TIMEOUT_MS);
  expect(scripts().map(({ src }) => src)).toEqual([`http://localhost${file}`]);
});

test.each([
  ['fails', fails],
  ['comes cut', comesCut],
])('one that %s is asked for again at once, under another address', async (_what, happens) => {
  const loading = loadScript(`${file}?v=1`, { hasRun });
  happens(last());
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toHaveLength(1);
  expect(last().src).toMatch(/\d\.js\?v=1&try=\d+$/);
  runs(last());
  await loading;
});

test('after four attempts within three seconds it is given up', async () => {
  const failed = jest.fn();
  loadScript(file, { hasRun }).catch(failed);
  for (const pause of [0, 1_000, 2_000]) {
    fails(last());
    expect(scripts()).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(pause);
    expect(scripts()).toHaveLength(1);
  }
  expect(failed).not.toHaveBeenCalled();
  fails(last());
  await jest.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: `${file} could not be loaded.` }));
});

test('beside one that stalls another is asked for; the first to arrive runs, and the other cannot any more', async () => {
  const loading = loadScript(file, { hasRun });
  const stalled = last();
  await jest.advanceTimersByTimeAsync(STALL_TIMEOUT_MS + 1);
  expect(scripts()).toHaveLength(2);
  runs(last());
  await loading;
  expect(stalled.ownerDocument).not.toBe(document);
  expect(last().ownerDocument).toBe(document);
});

test('a slow one that arrives after all counts, and the one that was asked for beside it is left out', async () => {
  const loading = loadScript(file, { hasRun });
  const slow = last();
  await jest.advanceTimersByTimeAsync(STALL_TIMEOUT_MS + 1);
  const second = last();
  runs(slow);
  await loading;
  expect(second.ownerDocument).not.toBe(document);
});

test('who asks for it again while it stalls does not wait for the same request', async () => {
  void loadScript(file, { hasRun });
  const again = loadScript(file, { hasRun });
  expect(last().src).toMatch(/\d\.js\?try=\d+$/);
  runs(last());
  await again;
});

test('one that ran for somebody else meanwhile counts', async () => {
  const loading = loadScript(file, { hasRun });
  fails(last());
  isHere = true;
  await jest.advanceTimersByTimeAsync(0);
  await loading;
  expect(scripts()).toEqual([]);
});

test('one that always stalls is given up after the last try, and still runs when it comes later', async () => {
  const failed = jest.fn();
  loadScript(file, { hasRun }).catch(failed);
  await jest.advanceTimersByTimeAsync(4 * STALL_TIMEOUT_MS + 2_900);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(scripts()).toHaveLength(4);
  const [first, ...others] = scripts();
  runs(first as HTMLScriptElement);
  expect(others.every(({ ownerDocument }) => ownerDocument !== document)).toBe(true);
});

test('a script with a hash, or of another origin, is fetched so that the browser may compare it and say what failed', () => {
  void loadScript(file, { hasRun });
  expect(last().crossOrigin).toBeNull();
  void loadScript('/b.js', { hasRun, integrity: 'sha384-AAAA' });
  expect(last()).toMatchObject({ integrity: 'sha384-AAAA', crossOrigin: 'anonymous' });
  void loadScript('https://cdn.example/c.js', { hasRun });
  expect(last().crossOrigin).toBe('anonymous');
});
