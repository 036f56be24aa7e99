import { loadAgain } from '../../test/load-again';
import { installUploads, lastUpload, uploads } from '../../test/upload-server';
import { describeForm } from './form-description';
import { createForm } from './form-store';

const form = createForm<{ data: { reference: string } }>()(
  describeForm({
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

it('is never written into the storage of the tab, neither as a draft nor with a try', async () => {
  const outcome = form.submit('en');
  expect(lastUpload().json).toMatchObject({ name: 'Asha Kumari', panNumber: 'ABCDE1234F' });
  expect(JSON.stringify({ ...sessionStorage })).toContain('Asha Kumari');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/ABCDE/i);
  lastUpload().fail();
  expect(await outcome).toBe('failed');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/ABCDE/i);
});

it('does not stop a try after a reload from being known as the same', async () => {
  const first = form.submit('en');
  lastUpload().fail();
  await first;
  loadAgain(form);
  form.open();
  expect(form.use.getState().values).toEqual({ name: 'Asha Kumari', panNumber: '' });
  form.type('panNumber', 'ABCDE1234F');
  void form.submit('en');
  expect(uploads).toHaveLength(2);
  expect(uploads[1]?.headers.get('idempotency-key')).toBe(uploads[0]?.headers.get('idempotency-key'));
  expect(uploads[1]?.json).toEqual(uploads[0]?.json);
});

it('shows what is wrong with some fields before all are asked for', () => {
  form.type('panNumber', '');
  expect(form.review(['name'])).toBe(true);
  expect(form.review(['panNumber'])).toBe(false);
  expect(form.use.getState().left).toEqual({ panNumber: true });
});

it('counts a connection on which nothing moves any more as lost, and keeps everything', async () => {
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

it('files once what differs only in an answer that is never sent', async () => {
  const quiz = createForm<{ data: { reference: string } }>()(
    describeForm({
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
