import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answer, aMessage, anApplication, FakeApi, failure } from '../../../../test/fakes/fake-api';
import { panel, resetPreferences } from '../../../../test/open-console';
import { openPage } from '../../../../test/open-page';
import { noteDrafts } from '../../../state/drafts/note-drafts';

const RAVI = { adminId: 'b'.repeat(24), email: 'ravi@saajha.example' };
const ROSY = { adminId: 'c'.repeat(24), email: 'rosy@saajha.example' };

function open(part: Parameters<typeof anApplication>[0] = { _id: 'id0' }) {
  const api = new FakeApi();
  api.colleagues = [RAVI, ROSY];
  api.applications = [anApplication({ name: 'Asha', ...part }), anApplication({ _id: 'id1', name: 'Birsi' })];
  return { api, ...openPage('/admin/applications?record=id0', api) };
}

const field = () => screen.findByLabelText('New note');
const sent = (api: FakeApi, id = 'id0') =>
  api.callsTo('POST', `/api/apply-factory/${id}/notes`).map(({ body }) => body);

beforeEach(() => {
  resetPreferences();
  noteDrafts.clear();
});

it('shows notes in order, with mentions highlighted', async () => {
  const note = (_id: string, text: string, mentions: string[] = []) => ({
    _id,
    by: RAVI.email,
    at: '2025-11-18T06:00:00.000Z',
    text,
    mentions,
    deletableUntil: '2025-11-18T06:10:00.000Z',
  });
  const text = 'Ask @Rosy@saajha.example, not @nobody@saajha.example.';
  open({
    _id: 'id0',
    notes: [note('n1', 'First line\nSecond'), note('n2', text, [ROSY.email]), note('n3', 'नोट')],
  });
  const notes = within(await screen.findByRole('region', { name: 'Notes' }));
  expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('First line\nSecond'),
    expect.stringContaining(text),
    expect.stringContaining('नोट'),
  ]);
  expect(notes.getByText('नोट')).toHaveAttribute('lang', 'hi');
  expect(notes.getByText('@Rosy@saajha.example').tagName).toBe('MARK');
  expect(notes.queryByText('@nobody@saajha.example')).not.toBeInTheDocument();
  expect(notes.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
});

it('leaves out the invisible characters of a pasted note, which the API rejects, and keeps the caret behind what was pasted', async () => {
  const { api, user } = open();
  await user.click(await field());
  await user.paste('Call \u202A+91 98350 12345\u202C\ttomorrow');
  expect(await field()).toHaveValue('Call +91 98350 12345 tomorrow');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(sent(api)).toEqual([{ text: 'Call +91 98350 12345 tomorrow' }]);

  const note = (await field()) as HTMLTextAreaElement;
  const caret = 'Call \u202A98350\u202C '.length;
  fireEvent.input(note, {
    target: { value: 'Call \u202A98350\u202C tomorrow', selectionStart: caret, selectionEnd: caret },
  });
  expect(note).toHaveValue('Call 98350 tomorrow');
  expect(note.selectionStart).toBe('Call 98350 '.length);
});

it('requires text, adds a note with Ctrl and Enter, asks for confirmation before a reload until then, and lets its author delete it', async () => {
  const { api, user } = open();
  const reload = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await user.click(await screen.findByRole('button', { name: 'Add note' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please write something first.');
  expect(await field()).toHaveFocus();
  expect(sent(api)).toEqual([]);

  await user.paste('  Called her.');
  expect(reload()).toBe(false);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Called her.')).toBeVisible();
  expect(sent(api)).toEqual([{ text: 'Called her.' }]);
  await waitFor(() => expect(reload()).toBe(true));
  expect(await field()).toHaveValue('');
  // The focus stays where it was, so screen readers need it said.
  expect(screen.getByText('Note added')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: /^Delete your note of/ }));
  expect(await screen.findByText('No notes yet. Only the office sees them.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Notes' })).toHaveFocus();
});

it('reports a failed deletion even after moving on to another record', async () => {
  const { api, user } = open();
  await user.click(await field());
  await user.paste('Called her.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  let answer: (given?: Answer) => void = () => undefined;
  api.override(({ method }) =>
    method === 'DELETE' ? new Promise((resolve) => (answer = resolve)) : undefined,
  );
  await user.click(await screen.findByRole('button', { name: /^Delete your note of/ }));
  await user.click(screen.getByRole('link', { name: 'Birsi' }));
  await screen.findByRole('heading', { name: 'Birsi' });
  answer(failure(503, 'UNAVAILABLE', 'The service is busy.'));
  expect(await screen.findByText('Your note about Asha was not deleted. The service is busy.')).toBeVisible();
});

it('offers colleagues after an @, which can be chosen by keyboard; Escape closes the list and keeps the record open', async () => {
  const { api, user } = open();
  // The current user is not offered.
  await user.type(await field(), 'Please look, @saajha');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    RAVI.email,
    ROSY.email,
  ]);
  await user.keyboard('{Backspace>6/}r');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([RAVI.email, ROSY.email]);
  expect(await field()).toHaveAttribute('aria-activedescendant', options[0]?.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Asha' })).toBeVisible();
  // An address that is not a mention.
  await user.keyboard(' write to ravi@saa');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  await user.clear(await field());
  await user.type(await field(), 'Please look, @r');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await field()).toHaveValue(`Please look, @${ROSY.email} `);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('today{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent(api)).toEqual([{ text: `Please look, @${ROSY.email} today` }]));
  expect(screen.getByText(`@${ROSY.email}`).tagName).toBe('MARK');
});

it('keeps the text when saving fails, and shows the error', async () => {
  const { api, user } = open();
  const restore = api.override((_request, url) =>
    url.pathname.endsWith('/notes') ? failure(503, 'UNAVAILABLE', 'The service is busy.') : undefined,
  );
  await user.click(await field());
  await user.paste('Called her.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Error: The service is busy.')).toBeVisible();
  expect(await field()).toHaveValue('Called her.');
  restore();
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  expect(sent(api)).toHaveLength(2);
});

it('keeps a draft while another record is open, and clears it once the note is saved, even after another record was opened', async () => {
  const { api, user } = open();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.override(async (_request, url) => {
    if (url.pathname.endsWith('/notes')) await answered;
    return undefined;
  });
  const visitAnother = async (then?: () => Promise<void>) => {
    await user.click(screen.getByRole('link', { name: 'Birsi' }));
    await screen.findByRole('heading', { name: 'Birsi' });
    await then?.();
    await user.click(screen.getByRole('link', { name: 'Asha' }));
    await screen.findByRole('heading', { name: 'Asha' });
  };
  await user.click(await field());
  await user.paste('Half a sen');
  await visitAnother(async () => expect(await field()).toHaveValue(''));
  expect(await field()).toHaveValue('Half a sen');

  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await visitAnother();
  answer();
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
});

it('is read-only without permission, and requests no colleagues', async () => {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['contacts:read'];
  api.messages = [aMessage({ _id: 'id0', assignee: RAVI })];
  openPage('/admin/contacts?record=id0', api);
  const message = within(await panel('Message'));
  expect(await message.findByText('No notes yet. Only the office sees them.')).toBeVisible();
  expect(message.getByText(`Assigned to: ${RAVI.email}`)).toBeVisible();
  expect(message.queryByLabelText('New note')).not.toBeInTheDocument();
  expect(api.callsTo('GET', '/api/contact/colleagues')).toEqual([]);
});
