import { reloadPage } from '../../../test/page-load';
import { installUploads, lastUpload, uploads } from '../../../test/upload-server';
import { compileForm } from '../rules/form-description';
import { createForm } from './form-store';

const form = createForm<{ data: { reference: string } }>()(
  compileForm({
    id: 'secret',
    path: '/api/example',
    rules: { name: { required: true }, panNumber: { required: true } },
    fields: { name: { kind: 'name' }, panNumber: { kind: 'pan', secret: true } },
  }),
);

beforeEach(() => {
  installUploads();
  form.open();
  form.type('name', 'Asha Kumari');
  form.type('panNumber', 'abcde 1234 f');
});
afterEach(() => form.leave());

it('never stores a secret field, neither with the draft nor with an attempt', async () => {
  const outcome = form.submit('en');
  expect(lastUpload().json).toMatchObject({ name: 'Asha Kumari', panNumber: 'ABCDE1234F' });
  expect(JSON.stringify({ ...sessionStorage })).toContain('Asha Kumari');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/ABCDE/i);
  lastUpload().fail();
  expect(await outcome).toBe('failed');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/ABCDE/i);
});

it('recognises a retry after a reload although the secret field had to be typed again', async () => {
  const first = form.submit('en');
  lastUpload().fail();
  await first;
  reloadPage(form);
  form.open();
  expect(form.use.getState().values).toEqual({ name: 'Asha Kumari', panNumber: '' });
  form.type('panNumber', 'ABCDE1234F');
  void form.submit('en');
  expect(uploads).toHaveLength(2);
  expect(uploads[1]?.headers.get('idempotency-key')).toBe(uploads[0]?.headers.get('idempotency-key'));
  expect(uploads[1]?.json).toEqual(uploads[0]?.json);
});

it('validates some fields without showing the errors of the others', () => {
  form.type('panNumber', '');
  expect(form.validate(['name'])).toBe(true);
  expect(form.validate(['panNumber'])).toBe(false);
  expect(form.use.getState().touched).toEqual({ panNumber: true });
});

it('treats a stalled connection as lost, and keeps everything', async () => {
  jest.useFakeTimers();
  const outcome = form.submit('en');
  jest.advanceTimersByTime(19_000);
  expect(lastUpload().aborted).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(lastUpload().aborted).toBe(true);
  expect(await outcome).toBe('failed');
  expect(form.use.getState()).toMatchObject({
    failure: { kind: 'offline' },
    values: { name: 'Asha Kumari' },
  });
  jest.useRealTimers();
});

it('keeps the idempotency key when only a field that is never sent has changed', async () => {
  const quiz = createForm<{ data: { reference: string } }>()(
    compileForm({
      id: 'quiz',
      path: '/api/example',
      rules: { name: { required: true } },
      fields: { name: { kind: 'name' }, understood: { kind: 'choice' } },
      body: ({ name }) => ({ name }),
    }),
  );
  quiz.open();
  quiz.type('name', 'Asha Kumari');
  quiz.type('understood', 'no');
  const first = quiz.submit('en');
  lastUpload().fail();
  await first;
  quiz.type('understood', 'yes');
  void quiz.submit('en');
  expect(uploads[1]?.headers.get('idempotency-key')).toBe(uploads[0]?.headers.get('idempotency-key'));
  quiz.leave();
});

describe('the time for which a form has been on screen', () => {
  /** In ms since the page was requested. */
  let now = 0;
  beforeEach(() => {
    form.leave();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const openAt = (moment: number, prerendered = false) => {
    now = moment;
    form.open([], { prerendered });
    form.type('name', 'Asha Kumari');
    form.type('panNumber', 'ABCDE1234F');
  };
  const sentAt = (moment: number) => {
    now = moment;
    void form.submit('en');
    return lastUpload().json.elapsedMs;
  };

  it('starts when client-side navigation shows the form', () => {
    openAt(60_000);
    expect(sentAt(64_500)).toBe(4_500);
  });

  it('starts with the page load when the form was prerendered, however late it is hydrated', () => {
    openAt(12_000, true);
    expect(sentAt(12_050)).toBe(12_050);
  });

  it('continues across a reload', () => {
    openAt(1_000);
    now = 21_000;
    form.type('name', 'Asha Devi');
    reloadPage(form);
    openAt(500);
    expect(sentAt(900)).toBe(20_400);
  });

  it('continues after “Clear form” and Undo', () => {
    openAt(1_000);
    now = 21_000;
    form.clear();
    form.undoClear();
    expect(sentAt(21_500)).toBe(20_500);
  });

  it('starts again with another form after a receipt', async () => {
    openAt(1_000);
    now = 21_000;
    const outcome = form.submit('en');
    lastUpload().answer(201, { data: { reference: 'XX-7K3M9Q' } });
    await outcome;
    form.startAnother();
    openAt(21_000);
    expect(sentAt(21_800)).toBe(800);
  });
});
