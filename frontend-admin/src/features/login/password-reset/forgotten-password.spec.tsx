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

/** An API that accepts one link and any new password. */
function apiWithLink(purpose: 'reset' | 'invitation' = 'reset') {
  const api = new FakeApi();
  api.admin = null;
  const link = { purpose, email: 'asha@example.org', minLength: 14, expiresAt: '2030-01-01T00:00:00.000Z' };
  api.override((request, url) => {
    if (url.pathname === '/api/admin/forgot-password') return { body: { message: SENT } };
    if (url.pathname !== LINK) return undefined;
    return { body: request.method === 'GET' ? link : { message: 'ok' } };
  });
  return api;
}

describe('a forgotten password', () => {
  async function atForgot(api = apiWithLink()) {
    const { user } = openConsole('/admin-login', api);
    await user.click(await screen.findByLabelText('E-mail'));
    await user.paste('asha@example.org');
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

  it('requires an address, shows errors of the server, and its answer also when the login returns after 3 seconds', async () => {
    const { user, api } = await atForgot();
    const field = screen.getByLabelText('E-mail');
    const send = () => user.click(screen.getByRole('button', { name: 'Send reset link' }));
    const sent = () => api.callsTo('POST', '/api/admin/forgot-password').map(({ body }) => body);
    await user.clear(field);
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email.');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(sent()).toEqual([]);

    await user.paste('asha@example.org');
    const sentence = 'Email must be a valid e-mail address.';
    const fields = { email: [sentence] };
    const errors = [
      { status: 400, body: { code: 'VALIDATION_FAILED', message: 'Please correct.', fields } },
      { status: 500, body: {} },
    ];
    api.override((_request, url) => (url.pathname.endsWith('/forgot-password') ? errors.shift() : undefined));
    await send();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(sentence);
    expect(field).toHaveFocus();
    await send();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to send reset link. Try again.'),
    );
    expect(field).toBeValid();

    await send();
    expect(await screen.findByText(SENT)).toBeVisible();
    await send();
    expect(sent()).toEqual(Array(3).fill({ email: 'asha@example.org' }));
    advance(1_500);
    expect(screen.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    advance(1_500);
    expect(screen.getByRole('heading', { name: 'Administrator login' })).toBeVisible();
    expect(screen.getByText(SENT)).toBeVisible();
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
        await user.paste(text);
      }
      await user.click(screen.getByRole('button', { name: /PASSWORD$/ }));
    };
    return { user, api, choose };
  }
  const chosen = (api: FakeApi) => api.callsTo('POST', LINK).map(({ body }) => body);

  it('shows the account and whether the length rule is met, toggles the visibility of each field, and sends only two equal passwords that are long enough', async () => {
    const { api, user, choose } = await atLink();
    expect(screen.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    expect(screen.getByText('asha@example.org')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show new password' }));
    expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Hide new password' }));
    await user.click(screen.getByRole('button', { name: 'Show confirmed password' }));
    expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'text');

    const rule = screen.getByText('14 characters or more');
    await user.click(screen.getByLabelText('New Password'));
    await user.paste('thirteen char');
    expect(rule).not.toHaveTextContent('met');
    await user.keyboard('s');
    expect(rule).toHaveTextContent('met');

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

  it('shows that it is busy, sends only one request, redirects to the login of the account after 2 seconds, and is replaced in the history', async () => {
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
    const steps = window.history.length;
    await choose(PASSWORD);
    expect(await screen.findByRole('button', { name: /Resetting\.\.\./ })).toBeVisible();
    await user.type(screen.getByLabelText('New Password'), '{Enter}');
    answer();
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

  it('shows why the server rejects a password, or "Reset failed." if it sends no message, and keeps the input', async () => {
    const sentence = 'This password is on a list of well-known passwords.';
    const fields = { newPassword: [sentence] };
    const refused = { status: 400, body: { code: 'VALIDATION_FAILED', message: 'Please correct.', fields } };
    const answers = [refused, { status: 500, body: {} }];
    const api = apiWithLink();
    api.override((request, url) =>
      url.pathname === LINK && request.method === 'POST' ? answers.shift() : undefined,
    );
    const { user, choose } = await atLink(api);
    await choose(PASSWORD);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(screen.getByLabelText('New Password')).toHaveFocus();
    expect(screen.getByLabelText('Confirm Password')).toHaveValue(PASSWORD);
    expect(screen.getByRole('button', { name: /RESET PASSWORD$/ })).toBeEnabled();

    await user.click(screen.getByRole('button', { name: /RESET PASSWORD$/ }));
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
