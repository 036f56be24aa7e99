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

/** Opens the second step with an API that accepts the password of the account and one code, until `isOver` is set. */
async function atSecondStep() {
  const api = new FakeApi();
  const server = { isOver: false };
  api.applications = [anApplication({ _id: 'a' })];
  const { admin } = api;
  api.admin = null;
  api.override((_request, url) => {
    if (url.pathname === '/api/admin/login') return { status: 202, body: CHALLENGE };
    if (url.pathname !== '/api/admin/2fa/login') return undefined;
    if (server.isOver) return failure(401, 'UNAUTHENTICATED', OVER);
    const proof = api.lastBody<{ code?: string; recoveryCode?: string }>();
    if (proof.code !== '407118' && proof.recoveryCode !== '7K3M-9Q2D')
      return failure(401, 'UNAUTHENTICATED', WRONG);
    api.admin = admin;
    return { body: { token: 't1', userId: 'a1', expiresIn: 600, admin } };
  });
  const { user } = openConsole('/admin-login', api);
  await user.click(await screen.findByLabelText('E-mail'));
  await user.paste('asha@example.org');
  const logIn = async () => {
    await user.click(screen.getByLabelText('Password'));
    await user.paste('a long password');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('heading', { name: 'Second step' });
  };
  await logIn();
  const sent = () => api.callsTo('POST', '/api/admin/2fa/login').map(({ body }) => body);
  return { server, user, logIn, sent };
}

describe('the second step of a login', () => {
  it('asks for six digits, shows an error for a wrong code, and submits automatically, with any separators', async () => {
    const { user, sent } = await atSecondStep();
    expect(screen.getByText('asha@example.org')).toBeVisible();
    const field = screen.getByLabelText('Six digits');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field, '40711');
    expect(sent()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please type the code.');
    expect(sent()).toEqual([]);
    await user.clear(field);
    await user.type(field, '४०७');
    expect(field).toHaveValue('407');

    await user.clear(field);
    await user.type(field, '123456');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(WRONG));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(WRONG);

    await user.paste('407 118');
    expect(await screen.findByRole('heading', { name: '1 application is waiting' })).toBeVisible();
    expect(sent()).toEqual([
      { challenge: 'a-challenge', code: '123456' },
      { challenge: 'a-challenge', code: '407118' },
    ]);
    expect(address()).toBe('/admin');
  });

  it('can be left to log in with another account, and accepts a recovery code instead', async () => {
    const { user, logIn, sent } = await atSecondStep();
    await user.click(screen.getByRole('button', { name: 'Not you? Start again' }));
    expect(screen.getByRole('heading', { name: 'Administrator login' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('asha@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('');

    await logIn();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await user.paste(' 7K3M-9Q2D');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '1 application is waiting' })).toBeVisible();
    expect(sent()).toEqual([{ challenge: 'a-challenge', recoveryCode: '7K3M-9Q2D' }]);
  });

  it('starts again when the challenge has expired, or was used before, as by a response that was lost', async () => {
    const { server, user, logIn, sent } = await atSecondStep();
    const now = Date.now();
    act(() => void jest.spyOn(Date, 'now').mockReturnValue(now + 301_000));
    await user.type(screen.getByLabelText('Six digits'), '407118');
    expect(await screen.findByText('That took too long. Please log in again.')).toBeVisible();
    expect(sent()).toEqual([]);

    await logIn();
    server.isOver = true;
    await user.type(screen.getByLabelText('Six digits'), '407118');
    expect(await screen.findByRole('heading', { name: 'Administrator login' })).toBeVisible();
    expect(screen.getByText(OVER)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    jest.mocked(Date.now).mockRestore();
  });
});
