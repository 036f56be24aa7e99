import { screen, waitFor } from '@testing-library/react';
import { anApplication, FakeApi, failure } from '../../../test/fakes/fake-api';
import { fakePasskeys, PASSKEY_ASSERTION, PASSKEY_REQUEST_OPTIONS } from '../../../test/fakes/fake-passkeys';
import { address, openConsole } from '../../../test/open-console';

const REFUSED = 'This passkey was not accepted. Try again, or choose another way.';
const WAITING = { name: '1 application is waiting' };

describe('a passkey', () => {
  let browser: ReturnType<typeof fakePasskeys>;
  beforeEach(() => {
    browser = fakePasskeys();
  });
  afterEach(() => browser.remove());

  /** An API that accepts the passkey, alone or as second factor, after the given number of refusals. */
  function apiWithPasskey({ refusals = 0, methods = ['passkey'] } = {}) {
    const api = new FakeApi();
    api.applications = [anApplication({ _id: 'a' })];
    const { admin } = api;
    api.admin = null;
    let left = refusals;
    api.override((_request, url) => {
      const path = url.pathname;
      if (path === '/api/admin/login/passkey/options')
        return {
          body: { message: 'ok', data: { challenge: 'a-challenge', passkey: PASSKEY_REQUEST_OPTIONS } },
        };
      if (path === '/api/admin/login')
        return {
          status: 202,
          body: {
            message: 'ok',
            challenge: 'second',
            methods,
            passkey: PASSKEY_REQUEST_OPTIONS,
            expiresIn: 300,
          },
        };
      if (!['/api/admin/login/passkey', '/api/admin/2fa/login'].includes(path)) return undefined;
      left -= 1;
      if (left >= 0) return failure(401, 'UNAUTHENTICATED', REFUSED);
      api.admin = admin;
      return { body: { token: 't1', userId: 'a1', expiresIn: 600, admin } };
    });
    return api;
  }

  it('logs in without a password, and can be retried after it was cancelled or rejected, with an explanation', async () => {
    browser.closeNext();
    const api = apiWithPasskey({ refusals: 1 });
    const { user } = openConsole('/admin-login', api);
    const button = await screen.findByRole('button', { name: 'Log in with a passkey' });
    await user.click(button);
    const message = 'No passkey was shown. Try again, or choose another way.';
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(button).toHaveAccessibleDescription(message));
    await user.click(button);
    expect(await screen.findByText(REFUSED)).toBeVisible();
    await user.click(button);
    expect(await screen.findByRole('heading', WAITING)).toBeVisible();
    expect(address()).toBe('/admin');
    expect(api.callsTo('POST', '/api/admin/login/passkey').at(-1)?.body).toEqual({
      challenge: 'a-challenge',
      passkey: PASSKEY_ASSERTION,
    });
  });

  it('is offered in addition to the six digits, or instead of them for accounts without an app', async () => {
    for (const [methods, name] of [
      [['totp', 'passkey'], 'Use a passkey instead'],
      [['passkey', 'recovery-code'], 'Use your passkey'],
    ] as const) {
      const api = apiWithPasskey({ methods: [...methods] });
      const { user, unmount } = openConsole('/admin/nothing', api);
      await user.click(await screen.findByLabelText('E-mail'));
      await user.paste('asha@example.org');
      await user.click(screen.getByLabelText('Password'));
      await user.paste('a long password');
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByRole('heading', { name: /^This page does not exist/ })).toBeVisible();
      const [sent] = api.callsTo('POST', '/api/admin/2fa/login');
      expect(sent?.body).toEqual({ challenge: 'second', passkey: PASSKEY_ASSERTION });
      unmount();
    }
  });

  it('is not offered in a browser without support', async () => {
    browser.remove();
    openConsole('/admin-login', apiWithPasskey());
    expect(await screen.findByLabelText('E-mail')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument();
  });
});
