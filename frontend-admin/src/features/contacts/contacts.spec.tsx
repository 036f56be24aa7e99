import { act, screen, waitFor, within } from '@testing-library/react';
import { aMessage, FakeApi, failure } from '../../../test/fakes/fake-api';
import { address, openConsole, panel, resetPreferences } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import { contacts } from '../../content/contacts';
import type { ContactMessage } from '../../data/records/contacts';
import { usePreferences } from '../../state/preferences';

function apiWith(names: string[], part: Partial<ContactMessage> = {}) {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['contacts:read', 'contacts:update'];
  api.messages = names.map((name, index) =>
    aMessage({ _id: `id${index}`, name, createdAt: `2025-11-1${index}T06:00:00.000Z`, ...part }),
  );
  return api;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const marks = (api: FakeApi, id: string) =>
  api.callsTo('PATCH', `/api/contact/${id}/status`).map((call) => call.body);

beforeEach(resetPreferences);

describe('the list of messages', () => {
  it('shows unread messages, oldest first, with subject and excerpt, and filters by status', async () => {
    const api = apiWith(['Asha', 'Birsi', 'Chand']);
    const [asha] = api.messages;
    if (asha) asha.status = 'read';
    const { user } = openConsole('/admin/contacts', api);
    await screen.findByText('1–2 of 2. Longest waiting at the top.');
    const rows = screen.getAllByRole('rowheader');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Birsi', 'Chand']);
    expect(rows[0]).toHaveTextContent('General Inquiry: When does the water plant open?');
    expect(screen.getByRole('link', { name: /^Contacts\W+2 waiting/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(screen.getByRole('button', { name: 'Status: new' }));
    await user.click(screen.getByRole('button', { name: 'Read' }));
    expect(await screen.findByRole('link', { name: 'Asha' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Birsi' })).not.toBeInTheDocument();
    expect(address()).toBe('/admin/contacts?status=read');
  });

  it('marks answered messages, and has a view of the unanswered ones', async () => {
    const api = apiWith(['Asha', 'Birsi', 'Chand', 'Devi'], { status: 'read' });
    Object.assign(api.messages[0] ?? {}, { repliedAt: '2025-11-15T06:00:00.000Z' });
    Object.assign(api.messages[1] ?? {}, { status: 'new' });
    Object.assign(api.messages[3] ?? {}, { suspect: true });
    const { user } = openPage('/admin/contacts?status=all', api);
    const namesWithTag = async () => {
      const tags = await screen.findAllByText('Answered', { selector: 'th *' });
      return tags.map((tag) => within(tag.closest('th') as HTMLElement).getByRole('link').textContent);
    };
    expect(await namesWithTag()).toEqual(['Asha']);
    await user.click(screen.getByRole('link', { name: 'Not answered 2' }));
    await waitFor(() => expect(address()).toBe('/admin/contacts?status=all&answered=false'));
    await waitFor(() => expect(screen.queryByText('Answered')).not.toBeInTheDocument());
    const rows = screen.getAllByRole('rowheader');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Chand', 'Birsi']);
    await user.click(screen.getByRole('button', { name: 'Answer: Not answered' }));
    await user.click(screen.getByRole('button', { name: 'Answered' }));
    expect(await namesWithTag()).toEqual(['Asha']);
  });

  it('shows the specified text when it is empty', async () => {
    const api = apiWith(['Asha']);
    const [asha] = api.messages;
    if (asha) asha.status = 'read';
    const { user } = openPage('/admin/contacts', api);
    expect(await screen.findByText('No messages found.')).toBeVisible();
    expect(screen.getByText('Every message has been read.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show every status' }));
    await waitFor(() => expect(address()).toBe('/admin/contacts?status=all'));
  });

  it('does not claim that all messages were read when none has arrived yet', async () => {
    openPage('/admin/contacts', apiWith([]));
    expect(await screen.findByText('Nothing has arrived yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show every status' })).not.toBeInTheDocument();
  });
});

describe('an open message', () => {
  it('is marked as read once when it is opened, and its row stays in the list', async () => {
    const api = apiWith(['Asha', 'Birsi'], { message: 'Two lines\nabout shares.' });
    const { user } = openConsole('/admin/contacts', api);
    await user.click(await screen.findByRole('link', { name: 'Asha' }));
    const message = await panel('Message');
    expect(await within(message).findByText('Read', { exact: true })).toBeVisible();
    expect(within(message).getByRole('heading', { name: 'General Inquiry' })).toBeVisible();
    expect(within(message).getByText(/Two lines\s+about shares\./)).toBeVisible();
    expect(marks(api, 'id0')).toEqual([{ status: 'read', expectedStatus: 'new' }]);
    expect(marks(api, 'id1')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Asha' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Contacts\W+1 waiting/ })).toBeVisible();
  });

  it('can be marked as new, and then stays new while it is open, also when the language of the console changes', async () => {
    const api = apiWith(['Asha']);
    const { user } = openPage('/admin/contacts?record=id0', api);
    await heading('Asha');
    await waitFor(() => expect(screen.getByRole('button', { name: contacts.en.markNew })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: contacts.en.markNew }));
    expect(await screen.findByText('New again: Asha')).toBeVisible();
    expect(await screen.findByRole('button', { name: contacts.en.markRead })).toBeVisible();
    act(() => usePreferences.setState({ locale: 'hi' }));
    const message = within(await panel(contacts.hi.panel));
    expect(message.getByRole('heading', { name: 'Asha' })).toBeVisible();
    expect(message.getByRole('button', { name: contacts.hi.markRead })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(contacts.hi.heading);
    expect(marks(api, 'id0')).toEqual([
      { status: 'read', expectedStatus: 'new' },
      { status: 'new', expectedStatus: 'read' },
    ]);
    expect(api.messages[0]?.status).toBe('new');
  });

  it('shows an error when it could not be marked, can be marked again, and answered in the user’s mail program, with the reference in the subject', async () => {
    const api = apiWith(['Asha']);
    const restore = api.override((request) =>
      request.method === 'PATCH' ? failure(503, 'UNAVAILABLE', 'The service is busy.') : undefined,
    );
    const { user } = openPage('/admin/contacts?record=id0', api);
    expect(await screen.findByText('Error: The service is busy.')).toBeVisible();
    const mail = screen.getByRole('link', { name: 'Reply in my mail program' });
    expect(mail).toHaveAttribute('href', 'mailto:id0@example.org?subject=CM-ID0%3A%20General%20Inquiry');
    restore();
    await user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByRole('button', { name: 'Mark as new' })).toBeEnabled();
    expect(api.messages[0]?.status).toBe('read');
  });

  it('has its name and text in the language of their script, for screen readers', async () => {
    const api = apiWith(['आशा', 'Asha']);
    Object.assign(api.messages[0] ?? {}, { message: 'संयंत्र कब खुलेगा?' });
    const { user } = openPage('/admin/contacts?record=id0', api);
    await heading('आशा');
    for (const [name, text, language] of [
      ['आशा', 'संयंत्र कब खुलेगा?', 'hi'],
      ['Asha', 'When does the water plant open?', 'en'],
    ] as const) {
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('lang', language);
      await user.click(link);
      expect(await heading(name)).toHaveAttribute('lang', language);
      expect(within(await panel('Message')).getByText(text)).toHaveAttribute('lang', language);
    }
  });

  it('can be marked as not spam', async () => {
    const api = apiWith(['Asha'], { suspect: true, status: 'read' });
    const { user } = openPage('/admin/contacts?status=all&record=id0', api);
    await user.click(await screen.findByRole('button', { name: 'Not spam' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not spam' })).not.toBeInTheDocument());
    expect(marks(api, 'id0')).toEqual([
      { status: 'read', expectedStatus: 'read', clearSuspect: true, undoable: true },
    ]);
    expect(screen.getByText(/^Asha: not spam/)).toBeVisible();
  });

  it('is not marked without the permission to change it, but can be answered by mail', async () => {
    const api = apiWith(['Asha']);
    if (api.admin) api.admin.permissions = ['contacts:read'];
    openPage('/admin/contacts?record=id0', api);
    await heading('Asha');
    expect(screen.getByText('Your account can read messages but not mark or answer them.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reply in my mail program' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Mark as/ })).not.toBeInTheDocument();
    expect(marks(api, 'id0')).toEqual([]);
  });

  it('leads to the next one with J and back with K although it is read now, and closes with Escape', async () => {
    const api = apiWith(['Asha', 'Birsi']);
    const { user } = openPage('/admin/contacts?record=id0', api);
    await heading('Asha');
    await waitFor(() => expect(api.messages[0]?.status).toBe('read'));
    expect(await screen.findByText(/^1 of \d+$/)).toBeVisible();
    await user.keyboard('j');
    await heading('Birsi');
    await user.keyboard('k');
    await heading('Asha');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Asha' })).not.toBeInTheDocument());
    expect(address()).toBe('/admin/contacts');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Asha' })).toHaveFocus());
  });
});
