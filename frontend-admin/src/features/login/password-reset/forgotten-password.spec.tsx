import { act, screen, waitFor } from '@testing-library/react';
import { FakeApi, failure } from '../../../../test/fakes/fake-api';
import { address, openConsole } from '../../../../test/open-console';

const TOKEN = 'a-token-from-a-mail';
const LINK = `/api/admin/reset-password/${TOKEN}`;
const PAGE = `/admin/reset-password/${TOKEN}`;
const SENT = 'If an account exists, a reset link has been sent to your email.';
const OVER = 'This link does not work any more. Please ask for a new one.';
const PASSWORD = 'nine brass lamps at dusk';

// Fake timers that run in real time, so that tests can also advance them.
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** An API that accepts one link, and answers a new password with `answer`. */
function apiWithLink(purpose: 'reset' | 'invitation' = 'reset', answer = {}) {
  const api = new FakeApi();
  api.admin = null;
  const link = { purpose, email: 'asha@example.org', minLength: 14, expiresAt: '2030-01-01T00:00:00.000Z' };
  api.override((request, url) => {
    if (url.pathname === '/api/admin/forgot-password') return { body: { message: SENT } };
    if (url.pathname !== LINK) return undefined;
    return request.method === 'GET' ? { body: link } : { body: { message: 'ok' }, ...answer };
  });
  return api;
}

describe('a forgotten password', () => {
  it('shows a validation error at the address field', async () => {
    const sentence = 'Email must be a valid e-mail address.';
    const api = apiWithLink();
    api.override((_request, url) =>
      url.pathname.endsWith('/forgot-password')
        ? {
            status: 400,
            body: { code: 'VALIDATION_FAILED', message: 'Please correct.', fields: { email: [sentence] } },
          }
        : undefined,
    );
    const { user } = await atForgot(api);
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeInvalid());
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  async function atForgot(api = apiWithLink()) {
    const { user } = openConsole('/admin-login', api);
    await user.type(await screen.findByLabelText('E-mail'), 'asha@example.org');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { name: 'Forgot password' });
    return { user, api };
  }

  it('opens within the login, keeps the typed address and leads back to the login', async () => {
    const { user } = await atForgot();
    expect(screen.getByLabelText('E-mail')).toHaveValue('asha@example.org');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to login' }));
    expect(screen.getByRole('heading', { name: 'Administrator login' })).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('asha@example.org');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('requires an address before it sends a request', async () => {
    const { user, api } = await atForgot();
    await user.clear(screen.getByLabelText('E-mail'));
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email.');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(api.callsTo('POST', '/api/admin/forgot-password')).toHaveLength(0);
  });

  it('shows the answer of the server, also when the login returns after 3 seconds', async () => {
    const { user, api } = await atForgot();
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText(SENT)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(api.callsTo('POST', '/api/admin/forgot-password').map(({ body }) => body)).toEqual([
      { email: 'asha@example.org' },
    ]);
    advance(1_500);
    expect(screen.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    advance(1_500);
    expect(screen.getByRole('heading', { name: 'Administrator login' })).toBeVisible();
    expect(screen.getByText(SENT)).toBeVisible();
  });

  it('shows an error when the request fails, and can be retried', async () => {
    const api = apiWithLink();
    const restore = api.override((_request, url) =>
      url.pathname.endsWith('/forgot-password') ? { status: 500, body: {} } : undefined,
    );
    const { user } = await atForgot(api);
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to send reset link. Try again.'),
    );
    expect(screen.getByLabelText('E-mail')).toBeValid();
    restore();
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText(SENT)).toBeVisible();
  });
});

describe('a link to choose a password', () => {
  async function atLink(api = apiWithLink()) {
    const { user } = openConsole(PAGE, api);
    await screen.findByLabelText('New Password');
    const choose = async (password: string, confirmation = password) => {
      for (const [label, text] of [
        ['New Password', password],
        ['Confirm Password', confirmation],
      ] as const) {
        await user.clear(screen.getByLabelText(label));
        if (text) await user.type(screen.getByLabelText(label), text);
      }
      await user.click(screen.getByRole('button', { name: /PASSWORD$/ }));
    };
    return { user, api, choose };
  }
  const chosen = (api: FakeApi) => api.callsTo('POST', LINK).map(({ body }) => body);

  it('shows the account, and toggles the visibility of each field separately', async () => {
    const { user } = await atLink();
    expect(screen.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    expect(screen.getByText('asha@example.org')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Hide new password' }));
    await user.click(screen.getByRole('button', { name: 'Show confirmed password' }));
    expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'text');
  });

  it('sends no request for an empty field, two different passwords or a short password', async () => {
    const { api, choose } = await atLink();
    const short = 'thirteen char';
    for (const [password, confirmation, sentence, wrong] of [
      [PASSWORD, '', 'Please fill in both fields.', 'Confirm Password'],
      [short, short, 'Password must be at least 14 characters long.', 'New Password'],
      [PASSWORD, 'another one', 'Passwords do not match.', 'Confirm Password'],
    ] as const) {
      await choose(password, confirmation);
      expect(screen.getByRole('alert')).toHaveTextContent(sentence);
      expect(screen.getByLabelText(wrong)).toHaveFocus();
      expect(screen.getByLabelText(wrong)).toBeInvalid();
    }
    expect(chosen(api)).toEqual([]);
  });

  it('marks the length rule as met when the password is long enough', async () => {
    const { user } = await atLink();
    const rule = screen.getByText('14 characters or more');
    await user.type(screen.getByLabelText('New Password'), 'thirteen char');
    expect(rule).not.toHaveTextContent('met');
    await user.type(screen.getByLabelText('New Password'), 's');
    expect(rule).toHaveTextContent('met');
  });

  it('redirects to the login of the account after 2 seconds, and is replaced in the history', async () => {
    const { api, choose } = await atLink();
    const steps = window.history.length;
    await choose(PASSWORD);
    expect(await screen.findByText('Password reset successfully! Redirecting...')).toBeVisible();
    expect(chosen(api)).toEqual([{ newPassword: PASSWORD }]);
    advance(1_000);
    expect(address()).toBe(PAGE);
    advance(1_000);
    expect(await screen.findByRole('heading', { name: 'Administrator login' })).toBeVisible();
    expect(address()).toBe('/admin-login');
    expect(window.history.length).toBe(steps);
    expect(screen.getByLabelText('E-mail')).toHaveValue('asha@example.org');
    expect(document.documentElement.outerHTML).not.toContain(TOKEN);
    expect(JSON.stringify(window.history.state)).not.toContain(TOKEN);
  });

  it('has its own texts for an invitation', async () => {
    const { choose } = await atLink(apiWithLink('invitation'));
    expect(screen.getByText(/^You were invited to the console/)).toHaveTextContent('asha@example.org');
    await choose(PASSWORD);
    expect(await screen.findByText('Your password is set! Redirecting...')).toBeVisible();
  });

  it('shows that it is busy, and sends only one request', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const api = apiWithLink();
    api.override(async (request) => {
      if (request.method === 'POST') await answered;
      return undefined;
    });
    const { user, choose } = await atLink(api);
    await choose(PASSWORD);
    expect(await screen.findByRole('button', { name: /Resetting\.\.\./ })).toBeVisible();
    await user.type(screen.getByLabelText('New Password'), '{Enter}');
    answer();
    expect(await screen.findByText('Password reset successfully! Redirecting...')).toBeVisible();
    expect(chosen(api)).toHaveLength(1);
  });

  it('shows why the server rejects a password, and keeps the input', async () => {
    const sentence = 'This password is on a list of well-known passwords.';
    const fields = { newPassword: [sentence] };
    const refused = { status: 400, body: { code: 'VALIDATION_FAILED', message: 'Please correct.', fields } };
    const { choose } = await atLink(apiWithLink('reset', refused));
    await choose(PASSWORD);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(screen.getByLabelText('New Password')).toHaveFocus();
    expect(screen.getByLabelText('Confirm Password')).toHaveValue(PASSWORD);
    expect(screen.getByRole('button', { name: /RESET PASSWORD$/ })).toBeEnabled();
  });

  it('shows "Reset failed." if the server sends no message', async () => {
    const { choose } = await atLink(apiWithLink('reset', { status: 500, body: {} }));
    await choose(PASSWORD);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Reset failed.'));
    for (const label of ['New Password', 'Confirm Password']) {
      expect(screen.getByLabelText(label)).not.toHaveFocus();
      expect(screen.getByLabelText(label)).toBeValid();
    }
  });

  it.each(['when it is opened', 'when the password is sent'])(
    'is reported as invalid %s, with a way to request a new one',
    async (when) => {
      const api = apiWithLink();
      const isOpened = when === 'when it is opened';
      api.override((request, url) =>
        url.pathname === LINK && (isOpened || request.method === 'POST')
          ? failure(404, 'NOT_FOUND', OVER)
          : undefined,
      );
      let user: ReturnType<typeof openConsole>['user'];
      if (isOpened) user = openConsole(PAGE, api).user;
      else {
        const opened = await atLink(api);
        user = opened.user;
        await opened.choose(PASSWORD);
      }
      expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
      expect(screen.getByText(/Ask the person who invited you/)).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
      expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
      expect(address()).toBe('/admin-login');
    },
  );

  it('is not reported as invalid when the server is unavailable', async () => {
    const api = apiWithLink();
    const restore = api.override((_request, url) =>
      url.pathname === LINK ? failure(500, 'INTERNAL', 'Something went wrong.') : undefined,
    );
    const { user } = openConsole(PAGE, api);
    expect(await screen.findByText('Error: Something went wrong.')).toBeVisible();
    restore();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('New Password')).toBeVisible();
  });
});
