import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import { type Answer, FakeApi, failure } from '../../../test/fakes/fake-api';
import { openPage } from '../../../test/open-page';

const PATH = '/api/admin/change-email';
const CHANGE = {
  email: 'desk@saajha.example',
  requestedAt: '2030-01-14T10:30:00.000Z',
  expiresAt: '2030-01-15T10:30:00.000Z',
  isCurrentConfirmed: false,
  isNewConfirmed: true,
};

/** Opens the card with an API that changes the address, or answers the request with `answer`. */
async function atCard(api = new FakeApi(), answer?: Answer) {
  api.override((request, url) => {
    if (url.pathname !== PATH || request.method === 'GET') return undefined;
    if (request.method === 'POST' && answer) return answer;
    api.emailChange = request.method === 'POST' ? CHANGE : undefined;
    return { body: { message: 'ok', data: CHANGE } };
  });
  const { user } = openPage('/admin/account', api);
  const card = within(await screen.findByRole('region', { name: 'E-mail address' }));
  return { api, user, card };
}

async function atForm(answer?: Answer) {
  const { api, user, card } = await atCard(undefined, answer);
  await user.click(await card.findByRole('button', { name: 'Change e-mail address' }));
  expect(card.getByLabelText('New e-mail address')).toHaveFocus();
  const send = async (email: string) => {
    if (email) await user.type(card.getByLabelText('New e-mail address'), email);
    await user.keyboard('{Enter}');
  };
  return { api, user, card, send };
}

/** An account with an unconfirmed address change. */
function apiWithPendingChange() {
  const api = new FakeApi();
  api.emailChange = CHANGE;
  return api;
}

describe('the e-mail card', () => {
  it('requests confirmation from both addresses', async () => {
    const { api, card, send } = await atForm();
    await send('desk@saajha.example');
    expect(await screen.findByText('Confirmations sent to both addresses')).toBeVisible();
    expect(api.callsTo('POST', PATH).map(({ body }) => body)).toEqual([{ email: 'desk@saajha.example' }]);
    expect(await card.findByText('desk@saajha.example')).toBeVisible();
    expect(card.queryByLabelText('New e-mail address')).not.toBeInTheDocument();
  });

  it('shows which address is unconfirmed and when the request expires', async () => {
    const { card } = await atCard(apiWithPendingChange());
    const [current, next] = within(await card.findByRole('list', { name: 'Confirmations' })).getAllByRole(
      'listitem',
    );
    expect(current).toHaveTextContent('Current addressoffice@saajha.exampleStill to confirm');
    expect(next).toHaveTextContent('New addressdesk@saajha.exampleConfirmed');
    expect(card.getByText(/by 15 January 2030, 4:00 pm/)).toBeVisible();
  });

  it('keeps the current address when the request is withdrawn', async () => {
    const { user, card, api } = await atCard(apiWithPendingChange());
    await user.click(await card.findByRole('button', { name: 'Keep current address' }));
    expect(await screen.findByText('Your e-mail address stays as it is')).toBeVisible();
    expect(card.getByRole('button', { name: 'Change e-mail address' })).toBeVisible();
    expect(api.callsTo('DELETE', PATH)).toHaveLength(1);
  });

  it('announces a completed change and updates the session', async () => {
    const api = apiWithPendingChange();
    api.override((_request, url) =>
      url.pathname === PATH ? { body: { email: 'desk@saajha.example' } } : undefined,
    );
    const { card } = await atCard(api);
    expect(await screen.findByText('Your e-mail address is desk@saajha.example now')).toBeVisible();
    expect(useSession.getState().admin?.email).toBe('desk@saajha.example');
    expect(await card.findByRole('button', { name: 'Change e-mail address' })).toBeVisible();
  });

  it('does not go back to a cached address that is older than the one of the session', async () => {
    const { card } = await atCard();
    await card.findByRole('button', { name: 'Change e-mail address' });
    const goTo = (path: string) => {
      window.history.pushState(null, '', path);
      fireEvent.popState(window);
    };
    goTo('/admin/settings');
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
    act(() =>
      useSession.setState(({ admin }) => ({ admin: admin && { ...admin, email: 'desk@saajha.example' } })),
    );
    goTo('/admin/account');
    expect(await screen.findByRole('button', { name: 'Change e-mail address' })).toBeVisible();
    expect(screen.queryByText(/^Your e-mail address is/)).not.toBeInTheDocument();
    expect(useSession.getState().admin?.email).toBe('desk@saajha.example');
  });

  it('requires an address before it sends a request', async () => {
    const { api, card, send } = await atForm();
    await send('');
    expect(card.getByRole('alert')).toHaveTextContent('Please enter your new e-mail address.');
    expect(card.getByLabelText('New e-mail address')).toHaveFocus();
    expect(api.callsTo('POST', PATH)).toEqual([]);
  });

  it('shows a validation error at the field and keeps the input', async () => {
    const sentence = 'This is already the address of your account.';
    const { card, send } = await atForm({
      status: 400,
      body: { code: 'VALIDATION_FAILED', message: 'Please correct.', fields: { email: [sentence] } },
    });
    await send('office@saajha.example');
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(sentence));
    expect(card.getByLabelText('New e-mail address')).toBeInvalid();
    await waitFor(() => expect(card.getByLabelText('New e-mail address')).toHaveFocus());
    expect(card.getByLabelText('New e-mail address')).toHaveValue('office@saajha.example');
  });

  it('offers to retry when the address cannot be loaded', async () => {
    const api = new FakeApi();
    const restore = api.override((_request, url) =>
      url.pathname === PATH ? failure(500, 'INTERNAL', '') : undefined,
    );
    const { user, card } = await atCard(api);
    expect(await card.findByText('Error: Failed to load your e-mail address')).toBeVisible();
    restore();
    await user.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByRole('button', { name: 'Change e-mail address' })).toBeVisible();
  });
});
