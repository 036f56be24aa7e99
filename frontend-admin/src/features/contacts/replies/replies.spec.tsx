import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aMessage, FakeApi, failure } from '../../../../test/fakes/fake-api';
import { panel, resetPreferences } from '../../../../test/open-console';
import { openPage } from '../../../../test/open-page';
import { type ContactMessage, type ContactReply } from '../../../data/records/contacts';
import { replyDrafts } from '../../../state/drafts/reply-drafts';

const SENT = '/api/contact/id0/replies';

function apiWith(part: Partial<ContactMessage> = {}, others: string[] = ['Birsi']) {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['contacts:read', 'contacts:update'];
  api.messages = ['Asha', ...others].map((name, index) =>
    aMessage({
      _id: `id${index}`,
      name,
      status: 'read',
      createdAt: `2025-11-1${index}T06:00:00.000Z`,
      ...part,
    }),
  );
  return api;
}

const aReply = (part: Partial<ContactReply> = {}): ContactReply => ({
  _id: 'r9',
  by: 'ravi@example.org',
  at: '2025-11-18T06:00:00.000Z',
  text: 'It opens in March.',
  locale: 'en',
  delivery: 'sent',
  ...part,
});

/** Opens Asha's message and its reply form. */
async function openReply(api: FakeApi) {
  const opened = openPage('/admin/contacts?status=all&record=id0', api);
  const message = within(await panel('Message'));
  await opened.user.click(await message.findByRole('button', { name: 'Reply' }));
  await message.findByText('Dear Asha,');
  return { ...opened, message, field: message.getByRole('textbox', { name: 'Your reply' }) };
}

const sent = (api: FakeApi) => api.callsTo('POST', SENT);

beforeEach(() => {
  resetPreferences();
  replyDrafts.clear();
});

describe('a reply', () => {
  it('is typed between the greeting and the closing of the mail, and sent once with an idempotency key, but not without text', async () => {
    const api = apiWith();
    const { user, message, field } = await openReply(api);
    expect(field).toHaveFocus();
    expect(message.getByText('With regards, the team')).toBeVisible();
    await user.type(field, '  ');
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    expect(message.getByRole('alert')).toHaveTextContent('Please write something first.');
    expect(field).toHaveFocus();
    expect(sent(api)).toEqual([]);
    await user.clear(field);
    await user.paste('It opens in March.');
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply to Asha is on its way')).toBeVisible();
    const [call, ...more] = sent(api);
    expect(more).toEqual([]);
    expect(call?.body).toEqual({
      text: 'It opens in March.',
      locale: 'en',
      expectedReplies: 0,
      undoable: true,
    });
    expect(call?.key).toMatch(/^[0-9a-f]{32}$/);
    const thread = within(message.getByRole('region', { name: 'Replies' }));
    expect(thread.getByText('It opens in March.')).toBeVisible();
    expect(thread.getByText('office@saajha.example')).toBeVisible();
    expect(thread.getByText('On its way')).toBeVisible();
    expect(message.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument();
    expect(message.getByRole('button', { name: 'Reply' })).toHaveFocus();
  });

  it('keeps its message in the list of unanswered ones until that list is reopened', async () => {
    const { user } = openPage('/admin/contacts?status=all&answered=false&record=id0', apiWith());
    const message = within(await panel('Message'));
    await user.click(await message.findByRole('button', { name: 'Reply' }));
    await user.type(await message.findByRole('textbox', { name: 'Your reply' }), 'In March.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const row = () => screen.queryByRole('row', { name: /Asha/ });
    await waitFor(() => expect(row()).toHaveTextContent('Answered'));
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    await user.click(views.getByRole('link', { name: /^All/ }));
    await waitFor(() => expect(row()).toHaveTextContent('Answered'));
    await user.click(views.getByRole('link', { name: /^Not answered/ }));
    await waitFor(() => expect(row()).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Birsi/ })).toBeVisible();
  });

  it('is opened with R, sent with Ctrl+Enter, and closed with Escape, which keeps the text, but not while it is composed', async () => {
    const api = apiWith();
    const { user } = openPage('/admin/contacts?status=all&record=id0', api);
    const message = within(await panel('Message'));
    await message.findByRole('button', { name: 'Reply' });
    await user.keyboard('r');
    const field = () => message.findByRole('textbox', { name: 'Your reply' });
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.keyboard('Yes, r, j.');
    // Escape only cancels what an input method composes.
    fireEvent.keyDown(await field(), { key: 'Escape', isComposing: true });
    expect(await field()).toHaveValue('Yes, r, j.');
    await user.keyboard('{Escape}');
    expect(message.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument();
    expect(message.getByRole('button', { name: 'Reply' })).toHaveFocus();
    expect(message.getByRole('heading', { name: 'Asha' })).toBeVisible();
    await user.keyboard('r');
    expect(await field()).toHaveValue('Yes, r, j.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent(api)).toHaveLength(1));
  });

  it('is kept as a draft while another message is open, in a form that stays open when it is emptied', async () => {
    const { user, field: before, message } = await openReply(apiWith());
    await user.type(before, 'Half a sen');
    await user.click(message.getByRole('button', { name: 'Previous message' }));
    await message.findByRole('heading', { name: 'Birsi' });
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next message' }));
    await message.findByRole('heading', { name: 'Asha' });
    const field = await message.findByRole('textbox', { name: 'Your reply' });
    expect(field).toHaveValue('Half a sen');
    await user.click(field);
    fireEvent.change(field, { target: { value: '' } });
    expect(field).toBeInTheDocument();
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: 'In April.' } });
    expect(message.getByRole('textbox', { name: 'Your reply' })).toHaveValue('In April.');
  });

  it('closes its form when it was sent while another message was open', async () => {
    const api = apiWith();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    api.override(async (request) => {
      if (request.method === 'POST' && request.url.endsWith(SENT)) await answered;
      return undefined;
    });
    const { user, field, message } = await openReply(api);
    fireEvent.change(field, { target: { value: 'In March.' } });
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Birsi' }));
    await message.findByRole('heading', { name: 'Birsi' });
    await user.click(screen.getByRole('link', { name: 'Asha' }));
    expect(await message.findByRole('textbox', { name: 'Your reply' })).toHaveValue('In March.');
    answer();
    await waitFor(() =>
      expect(message.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument(),
    );
  });

  it('can start from a template in the language of the mail, and keeps typed text', async () => {
    const api = apiWith({ locale: 'hi' });
    const { user } = openPage('/admin/contacts?status=all&record=id0', api);
    const message = within(await panel('Message'));
    await user.click(await message.findByRole('button', { name: 'Reply' }));
    await message.findByText('नमस्ते Asha जी,');
    const field = message.getByRole('textbox', { name: 'Your reply' });
    await user.click(message.getByRole('button', { name: 'Become a shareholder' }));
    expect(field).toHaveDisplayValue(/https:\/\/www\.example\.org\/hi\/shareholder/);
    expect(field).toHaveDisplayValue(/मुनाफ़े की गारंटी नहीं है/);
    // An unchanged template is replaced by the next one, in either language.
    await user.click(message.getByRole('button', { name: 'Thanks' }));
    expect(field).toHaveDisplayValue(/^हमें लिखने के लिए धन्यवाद/);
    await user.click(message.getByRole('radio', { name: 'English' }));
    await message.findByText('Dear Asha,');
    expect(field).toHaveDisplayValue(/^Thank you for writing to us/);
    await user.clear(field);
    await user.type(field, 'My words.');
    await user.click(message.getByRole('button', { name: 'More information' }));
    expect(field).toHaveDisplayValue(/^My words\.\n\nThank you for your message/);
    await user.click(message.getByRole('radio', { name: 'हिन्दी' }));
    expect(field).toHaveDisplayValue(/^My words\.\n\nThank you for your message/);
  });

  it('is not sent while a numbered line of its template is empty', async () => {
    const api = apiWith();
    const { user, message, field } = await openReply(api);
    await user.click(message.getByRole('button', { name: 'More information' }));
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    expect(message.getByRole('alert')).toHaveTextContent(
      'A numbered line is empty. Fill it in or remove it.',
    );
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.paste('We need to know:\n\n1. Your PIN code');
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    await waitFor(() =>
      expect(sent(api).map(({ body }) => body)).toEqual([
        expect.objectContaining({ text: 'We need to know:\n\n1. Your PIN code' }),
      ]),
    );
  });

  it('is previewed as the mail to be sent, with the number of characters left when there are few', async () => {
    const api = apiWith();
    const { user, message, field } = await openReply(api);
    fireEvent.change(field, { target: { value: 'It opens in March.' } });
    await user.click(message.getByRole('button', { name: 'Preview' }));
    const mail = within(message.getByRole('region', { name: 'Preview' }));
    for (const text of [
      'id0@example.org',
      'support@example.org',
      'Re: General Inquiry [CM-ID0]',
      'Dear Asha,',
      'It opens in March.',
      'Your reference: CM-ID0',
      'With regards, the team',
      'Saajha Udyog Private Limited, Hajipur',
    ]) {
      expect(mail.getByText(text)).toBeVisible();
    }
    expect(message.getByRole('button', { name: 'Hide preview' })).toHaveAttribute('aria-expanded', 'true');
    expect(message.queryByText(/characters left/)).not.toBeInTheDocument();
    await user.clear(field);
    await user.paste('x'.repeat(4600));
    expect(message.getByText('400 characters left')).toBeVisible();
  });

  it('leaves out the invisible characters of pasted text, keeps it when sending fails, and is retried with the same idempotency key', async () => {
    const api = apiWith();
    const restore = api.override((request) =>
      request.method === 'POST' && request.url.endsWith('/replies')
        ? failure(503, 'UNAVAILABLE', 'The service is busy.')
        : undefined,
    );
    const { user, message, field } = await openReply(api);
    await user.click(field);
    await user.paste('Call \u202A0612 2234567\u202C.');
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    expect(await message.findByText('Error: The service is busy.')).toBeVisible();
    expect(field).toHaveValue('Call 0612 2234567.');
    restore();
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    await screen.findByText('Reply to Asha is on its way');
    const keys = sent(api).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is not sent if a colleague has replied in the meantime, whose reply is shown', async () => {
    const api = apiWith();
    const { user, message, field } = await openReply(api);
    fireEvent.change(field, { target: { value: 'It opens in March.' } });
    api.beforeChange = () => {
      const [asha] = api.messages;
      if (asha) asha.replies = [aReply({ text: 'In April.' })];
      api.beforeChange = undefined;
    };
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    expect(await message.findByRole('alert')).toHaveTextContent(
      'ravi@example.org has replied meanwhile. Nothing was sent. Your text is still here.',
    );
    expect(message.getByText('In April.')).toBeVisible();
    expect(message.getByRole('textbox', { name: 'Your reply' })).toHaveValue('It opens in March.');
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    await screen.findByText('Reply to Asha is on its way');
    const [first, second] = sent(api);
    expect(second?.body).toMatchObject({ expectedReplies: 1 });
    expect(second?.key).not.toBe(first?.key);
  });

  it('is not sent at once after the reply of a colleague has appeared while it was written', async () => {
    const api = apiWith();
    api.present = [{ record: 'id0', adminId: 'ravi', email: 'ravi@example.org', deciding: false }];
    const { user, message, field } = await openReply(api);
    await message.findByText(/^Also open by/);
    fireEvent.change(field, { target: { value: 'It opens in March.' } });
    const [asha] = api.messages;
    if (asha) asha.replies = [aReply({ text: 'In April.' })];
    api.present = [];
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await message.findByText('In April.');
    focusManager.setFocused(undefined);
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    expect(await message.findByRole('alert')).toHaveTextContent('Nothing was sent. Your text is still here.');
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    await screen.findByText('Reply to Asha is on its way');
    expect(sent(api).map(({ body }) => body)).toEqual([
      expect.objectContaining({ expectedReplies: 0 }),
      expect.objectContaining({ expectedReplies: 1 }),
    ]);
  });

  it('can be undone for ten seconds, which restores its text in the form, and shows an error when it is too late', async () => {
    const api = apiWith();
    const { user, message, field } = await openReply(api);
    fireEvent.change(field, { target: { value: 'It opens in May.' } });
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    await screen.findByText('Reply to Asha is on its way');
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(await screen.findByText('Undone: Asha gets no mail. Your text is still here.')).toBeVisible();
    expect(api.callsTo('DELETE', `${SENT}/r0`)).toHaveLength(1);
    expect(await message.findByRole('textbox', { name: 'Your reply' })).toHaveValue('It opens in May.');
    expect(message.queryByRole('region', { name: 'Replies' })).not.toBeInTheDocument();
    api.override((request) =>
      request.method === 'DELETE' ? failure(409, 'CONFLICT', 'The mail has left.') : undefined,
    );
    await user.click(message.getByRole('button', { name: 'Send reply' }));
    await screen.findByText('Reply to Asha is on its way');
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(
      await screen.findByText('The reply to Asha could not be undone. The mail has left.'),
    ).toBeVisible();
  });

  it('is not offered without the permission to change messages, but replies are shown', async () => {
    const api = apiWith({ replies: [aReply(), aReply({ _id: 'r8', delivery: 'failed' })] });
    if (api.admin) api.admin.permissions = ['contacts:read'];
    const { user } = openPage('/admin/contacts?status=all&record=id0', api);
    const message = within(await panel('Message'));
    const thread = within(await message.findByRole('region', { name: 'Replies' }));
    expect(thread.getAllByText('It opens in March.')).toHaveLength(2);
    expect(thread.getByText('Sent')).toBeVisible();
    expect(thread.getByText('Given up: the mail could not be delivered')).toBeVisible();
    expect(message.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
    await user.keyboard('r');
    expect(message.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument();
  });

  it('is not offered for suspected spam, which explains how to proceed', async () => {
    openPage('/admin/contacts?status=all&record=id0', apiWith({ suspect: true }));
    const message = within(await panel('Message'));
    expect(await message.findByText(/Nobody can reply, .* until it is marked as not spam\.$/)).toBeVisible();
    expect(message.getByRole('button', { name: 'Not spam' })).toBeEnabled();
    expect(message.queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
    expect(message.queryByRole('link', { name: 'Reply in my mail program' })).not.toBeInTheDocument();
  });
});

describe('a reply to several messages', () => {
  it('is sent once per message, reports those that a colleague has answered, and is undone for all', async () => {
    const api = apiWith({}, ['Birsi', 'Chand']);
    const [, birsi, chand] = api.messages;
    if (chand) chand.suspect = true;
    if (birsi) birsi.locale = 'hi';
    const { user } = openPage('/admin/contacts?status=all', api);
    const bar = () => within(screen.getByRole('region', { name: 'Selected records' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await user.click(bar().getByRole('button', { name: 'Write…' }));
    expect(bar().getByText(/1 read English, 1 Hindi; all get the same text/)).toBeVisible();
    expect(bar().getByText(/This applies to 2 of 3/)).toBeVisible();
    const field = bar().getByRole('textbox', { name: 'Your reply' });
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: 'It opens in March.' } });
    await user.click(bar().getByRole('button', { name: 'Close' }));
    await user.click(bar().getByRole('button', { name: 'Write…' }));
    if (birsi) birsi.replies = [aReply()];
    await user.click(bar().getByRole('button', { name: 'Send 2 replies' }));
    expect(await bar().findByText('1 done, 1 not changed, 1 left as it was')).toBeVisible();
    expect(bar().getByText(/ravi@example\.org has replied meanwhile/)).toBeVisible();
    expect(sent(api).map(({ body }) => body)).toEqual([
      { text: 'It opens in March.', locale: 'en', expectedReplies: 0, undoable: true },
    ]);
    expect(api.callsTo('POST', '/api/contact/id2/replies')).toEqual([]);
    await user.click(bar().getByRole('button', { name: /^Undo 1, \d+ s$/ }));
    expect(await bar().findByText(/1 undone/)).toBeVisible();
    expect(api.messages[0]?.replies ?? []).toEqual([]);
  });

  it('is in the language of most senders, and keeps its text until all are sent, and after undo', async () => {
    const api = apiWith({ locale: 'hi' }, ['Birsi']);
    if (api.messages[1]) api.messages[1].locale = 'en';
    let isDown = true;
    api.override((request, url) =>
      isDown && request.method === 'POST' && url.pathname === '/api/contact/id1/replies'
        ? failure(503, 'UNAVAILABLE', 'Please try again in a moment.')
        : undefined,
    );
    const { user } = openPage('/admin/contacts?status=all', api);
    const bar = () => within(screen.getByRole('region', { name: 'Selected records' }));
    const field = () => bar().getByRole('textbox', { name: 'Your reply' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await user.click(bar().getByRole('button', { name: 'Write…' }));
    fireEvent.change(field(), { target: { value: 'It opens in March.' } });
    await user.click(bar().getByRole('button', { name: 'Send 2 replies' }));
    expect(await bar().findByText('1 done, 1 not changed')).toBeVisible();
    expect(sent(api)[0]?.body).toMatchObject({ locale: 'en' });
    isDown = false;
    await user.click(bar().getByRole('button', { name: 'Close report' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await user.click(screen.getByRole('checkbox', { name: /Asha/ }));
    await user.click(bar().getByRole('button', { name: 'Write…' }));
    expect(field()).toHaveValue('It opens in March.');
    await user.click(bar().getByRole('button', { name: 'Send 1 reply' }));
    await user.click(await bar().findByRole('button', { name: /^Undo 1, / }));
    expect(await bar().findByText(/1 undone/)).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Close report' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await user.click(bar().getByRole('button', { name: 'Write…' }));
    expect(field()).toHaveValue('It opens in March.');
  });
});
