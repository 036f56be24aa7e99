import { loadScript, loadStyle, STALL_TIMEOUT_MS } from './load-script';

let hasExecuted: boolean;
/** Each test requests another script, since a repeated request gets another URL. */
let file: string;
let files = 0;
const hasRun = () => hasExecuted;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')];
const last = () => scripts().at(-1) as HTMLScriptElement;
const runs = (script: HTMLScriptElement) => {
  hasExecuted = true;
  script.dispatchEvent(new Event('load'));
};
const fails = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));
/** A truncated script, for which the browser still fires `load`. */
const arrivesTruncated = (script: HTMLScriptElement) => script.dispatchEvent(new Event('load'));

beforeEach(() => {
  hasExecuted = false;
  files += 1;
  file = `/${files}.js`;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('a script that loads is requested once, by its own URL', async () => {
  const loading = loadScript(file, { hasRun });
  runs(last());
  await loading;
  await jest.advanceTimersByTimeAsync(10 * STALL_TIMEOUT_MS);
  expect(scripts().map(({ src }) => src)).toEqual([`http://localhost${file}`]);
});

test.each([
  ['fails', fails],
  ['is truncated', arrivesTruncated],
])('a script that %s is requested again at once, under another URL', async (_what, simulate) => {
  const loading = loadScript(`${file}?v=1`, { hasRun });
  simulate(last());
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toHaveLength(1);
  expect(last().src).toMatch(/\d\.js\?v=1&try=\d+$/);
  runs(last());
  await loading;
});

test('loading fails after four attempts within three seconds', async () => {
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

test('a stalled script is requested again, and only the first copy to arrive is executed', async () => {
  const loading = loadScript(file, { hasRun });
  const stalled = last();
  await jest.advanceTimersByTimeAsync(STALL_TIMEOUT_MS + 1);
  expect(scripts()).toHaveLength(2);
  runs(last());
  await loading;
  expect(stalled.ownerDocument).not.toBe(document);
  expect(last().ownerDocument).toBe(document);
});

test('a slow script that still arrives is executed, and its second request is discarded', async () => {
  const loading = loadScript(file, { hasRun });
  const slow = last();
  await jest.advanceTimersByTimeAsync(STALL_TIMEOUT_MS + 1);
  const second = last();
  runs(slow);
  await loading;
  expect(second.ownerDocument).not.toBe(document);
});

test('a second call during a stall does not wait for the first request', async () => {
  void loadScript(file, { hasRun });
  const again = loadScript(file, { hasRun });
  expect(last().src).toMatch(/\d\.js\?try=\d+$/);
  runs(last());
  await again;
});

test('a script that another call has executed counts as loaded', async () => {
  const loading = loadScript(file, { hasRun });
  fails(last());
  hasExecuted = true;
  await jest.advanceTimersByTimeAsync(0);
  await loading;
  expect(scripts()).toEqual([]);
});

test('a script that always stalls fails after the last attempt, and is still executed if it arrives later', async () => {
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

test('a script with a hash, or of another origin, is requested with CORS', () => {
  void loadScript(file, { hasRun });
  expect(last().crossOrigin).toBeNull();
  void loadScript('/b.js', { hasRun, integrity: 'sha384-AAAA' });
  expect(last()).toMatchObject({ integrity: 'sha384-AAAA', crossOrigin: 'anonymous' });
  void loadScript('https://cdn.example/c.js', { hasRun });
  expect(last().crossOrigin).toBe('anonymous');
});

const links = () => [...document.head.querySelectorAll('link')];
const styleOf = (href: string) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.setAttribute('href', href);
  return link;
};

test('a style sheet that fails while the network is away is requested again, until it loads', async () => {
  const loaded = jest.fn();
  loadStyle(styleOf(`${file}.css`)).then(loaded);
  for (const pause of [0, 1_000]) {
    links()[0]?.dispatchEvent(new Event('error'));
    expect(links()).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(pause);
    expect(links()).toHaveLength(1);
    expect(links()[0]?.href).toMatch(/\.css\?try=\d+$/);
  }
  expect(loaded).not.toHaveBeenCalled();
  links()[0]?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(10 * STALL_TIMEOUT_MS);
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(links()).toHaveLength(1);
});

test('a style sheet has the name by which webpack considers it loaded only once it is', () => {
  void loadStyle(styleOf(`${file}.css`));
  const [link] = links();
  expect(link?.dataset.href).not.toBe(`${file}.css`);
  link?.dispatchEvent(new Event('load'));
  expect(link?.dataset.href).toBe(`${file}.css`);
});

test('a style sheet that never loads fails after four attempts', async () => {
  const failed = jest.fn();
  loadStyle(styleOf(`${file}.css`)).catch(failed);
  for (const pause of [0, 1_000, 2_000, 0]) {
    links()[0]?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(pause);
  }
  expect(failed).toHaveBeenCalledTimes(1);
  expect(links()).toHaveLength(0);
});

test('the copy of a style sheet of the page keeps its place among the others', () => {
  const [first, second] = [styleOf(`${file}-1.css`), styleOf(`${file}-2.css`)];
  document.head.append(first, second);
  void loadStyle(first);
  expect(links().map(({ href }) => href.slice(-5))).toEqual(['1.css', '1.css', '2.css']);
});
