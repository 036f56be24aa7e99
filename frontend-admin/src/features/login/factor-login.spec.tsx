import { act, screen, waitFor } from '@testing-library/react';
import { anApplication, FakeApi, failure } from '../../../test/fakes/fake-api';
import { address, openConsole } from '../../../test/open-console';

const WRONG = 'This code is wrong or was used before.';
const OVER = 'This login is not valid any more. Please begin again with the password.';
const CHALLENGE = {
  message: 'Second factor required',
  challenge: 'a-challenge',
  methods: ['totp', 'recovery-code'],
  expiresIn: 300,
};

/** Opens the second step with an API that accepts the password of the account and one code. */
async function atSecondStep({ isOver = false } = {}) {
  const api = new FakeApi();
  api.applications = [anApplication({ _id: 'a' })];
  const { admin } = api;
  api.admin = null;
  api.override((_request, url) => {
    if (url.pathname === '/api/admin/login') return { status: 202, body: CHALLENGE };
    if (url.pathname !== '/api/admin/2fa/login') return undefined;
    if (isOver) return failure(401, 'UNAUTHENTICATED', OVER);
    const proof = api.lastBody<{ code?: string; recoveryCode?: string }>();
    if (proof.code !== '407118' && proof.recoveryCode !== '7K3M-9Q2D')
      return failure(401, 'UNAUTHENTICATED', WRONG);
    api.admin = admin;
    return { body: { token: 't1', userId: 'a1', expiresIn: 600, admin } };
  });
  const { user } = openConsole('/admin-login', api);
  await user.type(await screen.findByLabelText('E-mail'), 'asha@example.org');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'Second step' });
  const sent = () => api.callsTo('POST', '/api/admin/2fa/login').map(({ body }) => body);
  return { api, user, sent };
}

describe('the second step of a login', () => {
  it('asks for six digits and submits them automatically, with any separators', async () => {
    const { user, sent } = await atSecondStep();
    expect(screen.getByText('asha@example.org')).toBeVisible();
    const field = screen.getByLabelText('Six digits');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field, '40711');
    expect(sent()).toEqual([]);
    await user.clear(field);
    await user.type(field, '४०७');
    expect(field).toHaveValue('407');
    await user.clear(field);
    await user.paste('407 118');
    expect(await screen.findByRole('heading', { name: '1 application is waiting' })).toBeVisible();
    expect(sent()).toEqual([{ challenge: 'a-challenge', code: '407118' }]);
    expect(address()).toBe('/admin');
  });

  it('shows an error for a wrong code, and accepts another', async () => {
    const { user, sent } = await atSecondStep();
    await user.type(screen.getByLabelText('Six digits'), '123456');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(WRONG));
    const field = screen.getByLabelText('Six digits');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(WRONG);
    await user.type(field, '407118');
    expect(await screen.findByRole('heading', { name: '1 application is waiting' })).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('does not send an incomplete code', async () => {
    const { user, sent } = await atSecondStep();
    await user.type(screen.getByLabelText('Six digits'), '407{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please type the code.');
    expect(sent()).toEqual([]);
  });

  it('accepts a recovery code instead', async () => {
    const { user, sent } = await atSecondStep();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await user.type(screen.getByLabelText('Recovery code'), ' 7K3M-9Q2D{Enter}');
    expect(await screen.findByRole('heading', { name: '1 application is waiting' })).toBeVisible();
    expect(sent()).toEqual([{ challenge: 'a-challenge', recoveryCode: '7K3M-9Q2D' }]);
  });

  it('can be left to log in with another account', async () => {
    const { user } = await atSecondStep();
    await user.click(screen.getByRole('button', { name: 'Not you? Start again' }));
    expect(screen.getByRole('heading', { name: 'Administrator login' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('asha@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('starts again when the challenge has expired', async () => {
    const { user, sent } = await atSecondStep();
    const now = Date.now();
    act(() => void jest.spyOn(Date, 'now').mockReturnValue(now + 301_000));
    await user.type(screen.getByLabelText('Six digits'), '407118');
    expect(await screen.findByText('That took too long. Please log in again.')).toBeVisible();
    expect(sent()).toEqual([]);
    jest.mocked(Date.now).mockRestore();
  });

  it('starts again when the challenge was used before, as by a response that was lost', async () => {
    const { user } = await atSecondStep({ isOver: true });
    await user.type(screen.getByLabelText('Six digits'), '407118');
    expect(await screen.findByRole('heading', { name: 'Administrator login' })).toBeVisible();
    expect(screen.getByText(OVER)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
});
