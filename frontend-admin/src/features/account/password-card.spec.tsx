import { screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import { FakeApi } from '../../../test/fakes/fake-api';
import { openConsole } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';

const WRONG = 'The current password is wrong.';

/** Opens the form with an API that accepts one current password. */
async function atForm(answered = Promise.resolve(), open = openPage) {
  const api = new FakeApi();
  api.override(async (_request, url) => {
    if (url.pathname !== '/api/admin/change-password') return undefined;
    await answered;
    if (api.lastBody<{ currentPassword: string }>().currentPassword !== 'four quiet brick lanes')
      return {
        status: 400,
        body: { code: 'VALIDATION_FAILED', message: 'Please correct.', fields: { currentPassword: [WRONG] } },
      };
    return {
      body: { message: 'Password changed', token: 't2', userId: 'a1', expiresIn: 600, admin: api.admin },
    };
  });
  const { user } = open('/admin/account', api);
  const leave = async () => {
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Password' })).not.toBeInTheDocument());
  };
  const card = within(await screen.findByRole('region', { name: 'Password' }));
  await user.click(card.getByRole('button', { name: 'Change password' }));
  expect(card.getByLabelText('Current password')).toHaveFocus();
  const change = async (current: string, next: string) => {
    for (const [label, text] of [
      ['Current password', current],
      ['New password', next],
    ] as const) {
      await user.clear(card.getByLabelText(label));
      if (text) await user.type(card.getByLabelText(label), text);
    }
    await user.click(card.getByRole('button', { name: 'Change password' }));
  };
  const sent = () => api.callsTo('POST', '/api/admin/change-password');
  return { card, change, sent, leave };
}

describe('changing the password', () => {
  it('continues in the new session and discards the input', async () => {
    const { card, change } = await atForm();
    await change('four quiet brick lanes', 'ten copper bells at dawn');
    expect(await screen.findByText('Password changed')).toBeVisible();
    await waitFor(() => expect(card.getByRole('heading', { name: 'Password' })).toHaveFocus());
    expect(useSession.getState().accessToken).toBe('t2');
    expect(card.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(document.documentElement.outerHTML).not.toContain('copper bells');
  });

  it('names the buttons that show a password by their field', async () => {
    const { card } = await atForm();
    expect(card.getByRole('button', { name: 'Show current password' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Show new password' })).toBeVisible();
  });

  it('shows a validation error at its field and keeps the input', async () => {
    const { card, change } = await atForm();
    await change('not the password', 'ten copper bells at dawn');
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(WRONG));
    expect(card.getByLabelText('Current password')).toBeInvalid();
    expect(card.getByLabelText('Current password')).toHaveFocus();
    expect(card.getByLabelText('New password')).toBeValid();
    expect(card.getByLabelText('New password')).toHaveValue('ten copper bells at dawn');
  });

  it('cannot be cancelled while the request is pending, so that the result is seen', async () => {
    let answer: () => void = () => undefined;
    const { card, change, sent } = await atForm(new Promise((resolve) => (answer = resolve)));
    await change('not the password', 'ten copper bells at dawn');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(card.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer();
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(WRONG));
    expect(card.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('reports a failure in a toast if the user has left the page', async () => {
    let answer: () => void = () => undefined;
    const { change, sent, leave } = await atForm(new Promise((resolve) => (answer = resolve)), openConsole);
    await change('not the password', 'ten copper bells at dawn');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await leave();
    answer();
    expect(await screen.findByText(`Your password was not changed. ${WRONG}`)).toBeVisible();
  });

  it('requires both fields before it sends a request', async () => {
    const { card, change, sent } = await atForm();
    await change('four quiet brick lanes', '');
    expect(card.getByRole('alert')).toHaveTextContent('Please fill in both fields.');
    expect(card.getByLabelText('New password')).toHaveFocus();
    await change('', '');
    expect(card.getByLabelText('Current password')).toHaveFocus();
    expect(card.getByLabelText('New password')).toBeInvalid();
    expect(sent()).toEqual([]);
  });
});
