import { act, screen, waitFor } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import { anApplication, FakeApi, failure } from '../../test/fakes/fake-api';
import { matchOnly } from '../../test/matching-media';
import { address, openConsole } from '../../test/open-console';
import { MOUSE, TOUCH } from '../browser/media-queries';
import { showToast } from '../state/toasts';

const LINK = '/admin/applications?status=all&record=b';

function apiWithRecords() {
  const api = new FakeApi();
  api.applications = [
    anApplication({ _id: 'a', name: 'Ravi Prasad' }),
    anApplication({ _id: 'b', name: 'Savita Sharma' }),
  ];
  return api;
}

const logInAs = async (user: ReturnType<typeof openConsole>['user']) => {
  await user.click(await screen.findByLabelText('E-mail'));
  await user.paste('office@saajha.example');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('a long password');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
};

describe('a permission granted in the meantime', () => {
  const returnToTab = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

  it('applies when the user returns to the tab, without a reload', async () => {
    const api = apiWithRecords();
    openConsole('/admin/applications', api);
    await screen.findByRole('link', { name: 'Ravi Prasad' });
    expect(screen.queryByRole('link', { name: /^Contacts/ })).not.toBeInTheDocument();
    const restored = api.callsTo('POST', '/api/admin/session/refresh').length;
    returnToTab();
    await waitFor(() => expect(api.callsTo('GET', '/api/admin/profile')).toHaveLength(1));
    expect(api.callsTo('POST', '/api/admin/session/refresh')).toHaveLength(restored);
    api.admin?.permissions.push('contacts:read');
    // The cached profile is stale by then.
    jest.mocked(Date.now).mockReturnValue(Date.now() + 60_000);
    returnToTab();
    expect(await screen.findByRole('link', { name: /^Contacts/ })).toBeVisible();
    expect(address()).toBe('/admin/applications');
  });
});

describe('permissions changed while the tab is visible', () => {
  const REFRESH = '/api/admin/session/refresh';
  const contacts = () => screen.queryByRole('link', { name: /^Contacts/ });
  const permit = ({ admin }: FakeApi, ...permissions: string[]) => {
    if (admin) admin.permissions = permissions;
    return permissions;
  };
  async function openedList() {
    const api = apiWithRecords();
    permit(api, 'applications:read', 'applications:review');
    openConsole('/admin/applications', api);
    await screen.findByRole('link', { name: 'Ravi Prasad' });
    await waitFor(() => expect(api.bell.lastEventIds).toHaveLength(1));
    expect(contacts()).not.toBeInTheDocument();
    return { api, restored: api.callsTo('POST', REFRESH).length };
  }

  it('apply at once, with the data on screen, or when the stream reconnects, with a refresh of the session only if they differ', async () => {
    const { api } = await openedList();
    api.applications.push(anApplication({ _id: 'c', name: 'Meena Devi' }));
    const permissions = permit(api, 'applications:read', 'contacts:read');
    act(() => api.bell.send('permissions', { permissions }));
    expect(await screen.findByRole('link', { name: /^Contacts/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Meena Devi' })).toBeVisible();
    const fewer = permit(api, 'applications:read', 'applications:review');
    act(() => api.bell.send('permissions', { permissions: fewer }));
    await waitFor(() => expect(contacts()).not.toBeInTheDocument());

    const restored = api.callsTo('POST', REFRESH).length;
    const same = ['applications:review', 'applications:read'];
    act(() => api.bell.send('ready', { readTo: 0, permissions: same }));
    const more = permit(api, 'contacts:read', ...same);
    act(() => api.bell.send('ready', { readTo: 0, permissions: more }));
    expect(await screen.findByRole('link', { name: /^Contacts/ })).toBeVisible();
    expect(api.callsTo('POST', REFRESH)).toHaveLength(restored + 1);
  });

  it('apply even if a response with the old ones was in flight', async () => {
    const { api, restored } = await openedList();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const former = { message: 'ok', token: 'former', admin: { ...api.admin } };
    let isFirst = true;
    api.override(async (_request, url) => {
      if (url.pathname !== REFRESH || !isFirst) return undefined;
      isFirst = false;
      await held;
      return { body: former };
    });
    const { accessToken, refresh } = useSession.getState();
    const inFlight = refresh(accessToken);
    await waitFor(() => expect(isFirst).toBe(false));
    const permissions = permit(api, 'applications:read', 'contacts:read');
    act(() => api.bell.send('permissions', { permissions }));
    answer();
    await act(() => inFlight);
    expect(await screen.findByRole('link', { name: /^Contacts/ })).toBeVisible();
    expect(api.callsTo('POST', REFRESH)).toHaveLength(restored + 2);
  });
});

describe('the guard', () => {
  it('redirects to the login screen, replacing the guarded address in the history, and after logging in to the requested address, without keeping the password', async () => {
    matchOnly(MOUSE);
    const api = apiWithRecords();
    const { admin } = api;
    api.admin = null;
    const steps = window.history.length;
    const { user } = openConsole(LINK, api);
    await screen.findByRole('heading', { name: 'Administrator login' });
    expect(address()).toBe('/admin-login');
    // So that Back does not lead to the login screen again.
    expect(window.history.length).toBe(steps);
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();

    api.admin = admin;
    await logInAs(user);
    await screen.findByRole('heading', { name: 'Savita Sharma' });
    expect(address()).toBe(LINK);
    const kept = [useSession.getState(), { ...localStorage }, { ...sessionStorage }, window.history.state];
    expect(JSON.stringify(kept)).not.toContain('a long password');
    expect(document.documentElement.outerHTML).not.toContain('a long password');
  });

  it('moves the focus to the page after logging in', async () => {
    const api = apiWithRecords();
    const { admin } = api;
    api.admin = null;
    const { user } = openConsole('/admin/settings', api);
    await screen.findByRole('heading', { name: 'Administrator login' });
    api.admin = admin;
    await logInAs(user);
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('does not focus the e-mail field on load on a touch screen', async () => {
    matchOnly(TOUCH);
    const api = apiWithRecords();
    api.admin = null;
    openConsole(LINK, api);
    expect(await screen.findByLabelText('E-mail')).not.toHaveFocus();
  });

  it('shows a message when the session ends, and continues on the same page after a login in another tab', async () => {
    const api = apiWithRecords();
    openConsole(LINK, api);
    await screen.findByRole('heading', { name: 'Savita Sharma' });
    const { admin } = useSession.getState();
    act(() => useSession.setState({ status: 'out', accessToken: null, admin: null }));
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(address()).toBe('/admin-login');
    act(() => useSession.setState({ status: 'in', accessToken: 't2', admin }));
    expect(await screen.findByRole('heading', { name: 'Savita Sharma' })).toBeVisible();
    expect(address()).toBe(LINK);
  });

  it('hides pages that the account may no longer see as soon as the server refuses them', async () => {
    const api = apiWithRecords();
    const { user } = openConsole('/admin/applications', api);
    await screen.findByRole('link', { name: 'Ravi Prasad' });
    if (api.admin) api.admin.permissions = [];
    api.override((_request, url) =>
      url.pathname.startsWith('/api/apply-factory') ? failure(403, 'FORBIDDEN', 'Not allowed.') : undefined,
    );
    await user.click(screen.getByRole('link', { name: 'Savita Sharma' }));
    const message = await screen.findByText(/^Your account does not have access to this page/);
    expect(message).toBeVisible();
    expect(message).toHaveFocus();
    expect(screen.queryByRole('link', { name: /^Applications/ })).not.toBeInTheDocument();
  });

  it('moves the focus to the record when the permission to change it is withdrawn while a note is typed', async () => {
    const { user } = openConsole(LINK, apiWithRecords());
    await user.type(await screen.findByLabelText('New note'), 'Please call');
    const { admin } = useSession.getState();
    act(() => useSession.setState({ admin: admin && { ...admin, permissions: ['applications:read'] } }));
    expect(screen.queryByLabelText('New note')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Savita Sharma' })).toHaveFocus();
  });

  it('does not treat an unreachable server as an ended session', async () => {
    const api = apiWithRecords();
    const back = api.override((_request, url) =>
      url.pathname.endsWith('/refresh')
        ? failure(503, 'UNAVAILABLE', 'Please try again shortly.')
        : undefined,
    );
    const { user } = openConsole('/admin', api);
    expect(await screen.findByText('Error: Please try again shortly.')).toBeVisible();
    expect(address()).toBe('/admin');
    back();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: '2 applications are waiting' })).toBeVisible();
  });
});

describe('a login in another tab', () => {
  it('with another account removes the data of the previous one and names the new one, unlike one with the same account', async () => {
    const api = apiWithRecords();
    openConsole(LINK, api);
    const heading = await screen.findByRole('heading', { name: 'Savita Sharma' });
    const { admin } = useSession.getState();
    act(() => useSession.setState({ status: 'in', accessToken: 't2', admin: admin && { ...admin } }));
    expect(heading).toBeInTheDocument();
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument();

    api.applications = [anApplication({ _id: 'b', name: 'Savita Devi Sharma' })];
    const other = { _id: 'a2', email: 'ravi@saajha.example', permissions: ['applications:read'] } as const;
    act(() => {
      showToast({ kind: 'success', text: 'Approved: Ravi Prasad', undo: async () => undefined });
      useSession.setState({
        status: 'in',
        accessToken: 't3',
        admin: { ...other, permissions: [...other.permissions] },
      });
    });
    expect(screen.queryByText('Savita Sharma')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Savita Devi Sharma' })).toBeVisible();
    expect(screen.getByText(/logged in as ravi@saajha\.example in another tab/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(address()).toBe(LINK);
  });
});

describe('logging in', () => {
  async function atLogin() {
    const api = apiWithRecords();
    const opened = openConsole('/admin-login', api);
    await screen.findByLabelText('E-mail');
    return { api, ...opened };
  }

  it('requires both fields, sends one request while the button shows that it is running, then opens the dashboard if no other address was requested', async () => {
    const { user, api } = await atLogin();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.override(async (_request, url) => {
      if (url.pathname.endsWith('/login')) await answered;
      return undefined;
    });
    await user.click(screen.getByLabelText('E-mail'));
    await user.paste('office@saajha.example');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in both fields.');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(api.callsTo('POST', '/api/admin/login')).toHaveLength(0);
    await user.paste('a long password');
    await user.keyboard('{Enter}');
    const button = await screen.findByRole('button', { name: /Logging in…/ });
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(api.callsTo('POST', '/api/admin/login')).toHaveLength(1);
    answer();
    await screen.findByRole('heading', { name: '2 applications are waiting' });
    expect(address()).toBe('/admin');
  });

  it('shows the error of the server, or "Login failed" when it sends none, marks the fields that are wrong, and keeps the input', async () => {
    const { user, api } = await atLogin();
    api.admin = null;
    await logInAs(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Email or password is wrong.'));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    for (const label of ['E-mail', 'Password']) expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText('E-mail')).toHaveValue('office@saajha.example');
    const submit = screen.getByRole('button', { name: /Log in$/ });
    expect(submit).toBeEnabled();

    const fields = { email: ['Email must be a valid e-mail address.'] };
    const message = 'Please correct the marked fields.';
    const answers = [
      { status: 400, body: { code: 'VALIDATION_FAILED', message, fields } },
      { status: 500, body: {} },
    ];
    api.override((_request, url) => (url.pathname === '/api/admin/login' ? answers.shift() : undefined));
    await user.click(submit);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(fields.email[0] ?? ''));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeValid();

    await user.click(submit);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Login failed'));
    for (const label of ['E-mail', 'Password']) expect(screen.getByLabelText(label)).toBeValid();
  });

  it('shows and hides the password', async () => {
    const { user } = await atLogin();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    const hide = screen.getByRole('button', { name: 'Hide password' });
    // Pressed and “Hide” together would say that it is hidden.
    expect(hide).not.toHaveAttribute('aria-pressed');
    await user.click(hide);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('logging out', () => {
  it('ends the session on the server and opens the public home page', async () => {
    const api = apiWithRecords();
    const { user } = openConsole('/admin', api);
    await user.click(await screen.findByRole('button', { name: 'Account of office@saajha.example' }));
    await user.click(await screen.findByText('Log out'));
    expect(await screen.findByText('Public home')).toBeVisible();
    expect(api.callsTo('POST', '/api/admin/logout')).toHaveLength(1);
  });
});
