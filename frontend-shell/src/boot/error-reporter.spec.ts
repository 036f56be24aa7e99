import { type ErrorKind, noteFailure } from 'frontend-shared/federation/note-failure';
import { noteErrors } from './note-error';

const SITE = 'http://localhost';
const SCRIPTS = '[{"src":"/assets/react.11112222.js","chunk":1},{"src":"/assets/main.0a1b2c3d.js"}]';

let sent: Record<string, unknown>[];
const requestedScripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

/** Executes the reporter script, which the first error requests. */
const runReporter = () => jest.isolateModules(() => void require('./error-reporter'));
const note = (kind: ErrorKind, thrown: unknown) => window.noteError?.(kind, thrown);

function errorAt(message: string, ...frames: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...frames].join('\n');
  return error;
}
const FRAME = `    at draw (${SITE}/remotes/public/assets/483.0a1b2c3d.js?try=17:1:20481)`;

beforeAll(noteErrors);
beforeEach(() => {
  sent = [];
  delete window.notedErrors;
  document.head.innerHTML = `<script type="text/plain" data-reporter="/assets/error-reporter.js" data-scripts='${SCRIPTS}'></script>`;
  history.replaceState(null, '', '/hi/apply?name=Meera#factory-form');
  window.fetch = jest.fn(async (_address, init) => {
    sent.push({ ...JSON.parse(String(init?.body)) });
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('the reporter script is loaded with the first error and reports all recorded ones', () => {
  expect(requestedScripts()).toEqual(['']);
  note('error', errorAt('one', FRAME));
  note('error', errorAt('two', FRAME));
  expect(requestedScripts()).toEqual(['', `${SITE}/assets/error-reporter.js`]);
  expect(sent).toEqual([]);
  runReporter();
  note('error', errorAt('three', FRAME));
  expect(sent.map(({ message }) => message)).toEqual([
    'TypeError: one',
    'TypeError: two',
    'TypeError: three',
  ]);
});

test('a report has the kind, the script position, the build and the page without personal data', () => {
  note('error', errorAt('x is not a function', FRAME, `    at other (${SITE}/assets/main.0a1b2c3d.js:1:5)`));
  runReporter();
  expect(sent).toEqual([
    {
      kind: 'error',
      message: 'TypeError: x is not a function',
      page: '/hi/apply',
      script: '/remotes/public/assets/483.0a1b2c3d.js',
      line: 1,
      column: 20481,
      build: '0a1b2c3d',
    },
  ]);
  expect(window.fetch).toHaveBeenCalledWith(
    '/api/browser-errors',
    expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
  );
});

test.each([
  ['/admin/reset-password/k3J9xTq0', '/admin/reset-password'],
  ['/admin/confirm-email/k3J9xTq0', '/admin/confirm-email'],
  ['/admin/shareholders/65f1c0ffee65f1c0ffee65f1', '/admin/shareholders'],
  ['/hi/monthly-spice-subscription/pay', '/hi/monthly-spice-subscription/pay'],
  ['/hindi/a/b', '/hindi/a'],
  ['/hi', '/hi'],
  ['/', '/'],
])('a report from %s names the page %s', (address, page) => {
  history.replaceState(null, '', address);
  note('error', errorAt('x', FRAME));
  runReporter();
  expect(sent).toEqual([expect.objectContaining({ page })]);
});

test('values of fields are not reported', () => {
  document.body.innerHTML =
    '<input value="Meera Devi"><textarea>my secret plan</textarea><input type="checkbox" value="true" checked>';
  note('error', errorAt('Meera has no secret: true', FRAME));
  runReporter();
  expect(sent).toEqual([expect.objectContaining({ message: 'TypeError: … has no …: true' })]);
});

test('the position of a syntax error is taken from the event', () => {
  const error = new SyntaxError('Unexpected end of input');
  error.stack = 'SyntaxError: Unexpected end of input';
  const filename = `${SITE}/assets/main.0a1b2c3d.js`;
  window.dispatchEvent(new ErrorEvent('error', { error, filename, lineno: 3, colno: 7 }));
  runReporter();
  expect(sent).toEqual([
    expect.objectContaining({ kind: 'error', script: '/assets/main.0a1b2c3d.js', line: 3, column: 7 }),
  ]);
});

test('a script that failed to load is reported, and so is an error that a boundary caught', () => {
  note('script-lost', new Error('/remotes/admin/remoteEntry.js could not be loaded.'));
  noteFailure(new Error('app_admin exposes no component as ./App.'));
  runReporter();
  expect(sent).toEqual([
    expect.objectContaining({ kind: 'script-lost', script: '/remotes/admin/remoteEntry.js' }),
    expect.objectContaining({ kind: 'remote-failed', message: expect.stringContaining('app_admin') }),
  ]);
});

test.each([
  [
    'a browser message without a script',
    new ErrorEvent('error', { message: 'ResizeObserver loop', filename: `${SITE}/` }),
  ],
  ['an opaque error of a cross-origin script', new ErrorEvent('error', { message: 'Script error.' })],
  [
    'an error of a browser extension',
    errorAt('x', '    at x (chrome-extension://abc/content.js:1:1)', FRAME),
  ],
  [
    'a thrown value that cannot be read',
    {
      get stack() {
        throw new Error('no');
      },
    },
  ],
])('%s is not reported', (_what, thrown) => {
  note('error', thrown);
  runReporter();
  expect(sent).toEqual([]);
});

test('an error is reported once, and at most five per page, before and after the reporter is loaded', () => {
  for (let i = 0; i < 9; i += 1) note('error', errorAt(`early ${i % 2}`, FRAME));
  runReporter();
  expect(sent).toHaveLength(2);
  for (let i = 0; i < 9; i += 1) note('error', errorAt(`late ${i}`, FRAME));
  expect(sent).toHaveLength(5);
});
