import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import { afterResponses } from '../../../../test/after-responses';
import { anApplication, FakeApi, failure } from '../../../../test/fakes/fake-api';
import { matchOnly } from '../../../../test/matching-media';
import { address, openConsole } from '../../../../test/open-console';
import { openPage } from '../../../../test/open-page';
import { MOUSE, TOUCH } from '../../../browser/media-queries';
import { newRecoveryCodes } from '../../../state/recovery-codes';
import { useToasts } from '../../../state/toasts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = ['7K3M-9Q2D', 'W8XE-51TA'];
const NO_FACTOR = { methods: [], passkeys: [], recoveryCodesLeft: 0, mustSetUp: false, isRequired: false };
const WITH_APP = {
  methods: ['totp' as const, 'recovery-code' as const],
  passkeys: [],
  totpSince: '2025-01-15T10:30:00.000Z',
  recoveryCodesLeft: 2,
  mustSetUp: false,
  isRequired: false,
};

/** An API that accepts one code for setting up an app. */
function apiForSetUp() {
  const api = new FakeApi();
  api.override((request, url) => {
    if (url.pathname === '/api/admin/2fa/totp' && request.method === 'POST')
      return {
        body: { message: 'ok', data: { secret: SECRET, otpauthUrl: `otpauth://totp/x?secret=${SECRET}` } },
      };
    if (url.pathname !== '/api/admin/2fa/totp/confirm') return undefined;
    const { code } = api.lastBody<{ code: string }>();
    if (code !== '407118') return failure(400, 'VALIDATION_FAILED', 'This code is wrong.');
    api.secondFactor = { ...WITH_APP, recoveryCodesLeft: 10 };
    return { body: { message: 'ok', data: { recoveryCodes: CODES } } };
  });
  return api;
}

afterEach(newRecoveryCodes.clear);

const card = async () => within(await screen.findByRole('region', { name: 'Second factor' }));

describe('setting up an authenticator app', () => {
  it('shows the key as a QR code and as text, checks the first code, then shows recovery codes until they are confirmed as saved', async () => {
    matchOnly(MOUSE);
    const { user } = openPage('/admin/account', apiForSetUp());
    const factor = await card();
    await user.click(await factor.findByRole('button', { name: 'Set up an authenticator app' }));
    expect(await factor.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(factor.getByLabelText('Six digits')).toHaveFocus();
    expect(factor.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(factor.getByLabelText('Six digits'), '111111');
    await waitFor(() => expect(factor.getAllByRole('alert')[0]).toHaveTextContent('This code is wrong.'));
    await user.type(factor.getByLabelText('Six digits'), '407118');

    expect(await factor.findByRole('heading', { name: 'Ten recovery codes' })).toHaveFocus();
    for (const code of CODES) expect(factor.getByText(code)).toBeVisible();
    const continueButton = factor.getByRole('button', { name: 'Continue' });
    expect(continueButton).toBeDisabled();
    await user.click(factor.getByRole('checkbox', { name: 'I keep these codes in a safe place' }));
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await user.click(continueButton);
    expect(await factor.findByText('since 15 January 2025')).toBeVisible();
    // On a phone, the much smaller card may now be above the screen.
    await waitFor(() => expect(factor.getByRole('heading', { name: 'Second factor' })).toHaveFocus());
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
    focus.mockRestore();
    for (const code of CODES) expect(screen.queryByText(code)).not.toBeInTheDocument();
  });

  it('does not focus the field for the first code on a touch screen', async () => {
    matchOnly(TOUCH);
    const { user } = openPage('/admin/account', apiForSetUp());
    const factor = await card();
    await user.click(await factor.findByRole('button', { name: 'Set up an authenticator app' }));
    expect(await factor.findByLabelText('Six digits')).not.toHaveFocus();
  });

  it('is enforced by a redirect if the account must have a second factor, and then leads back', async () => {
    const api = apiForSetUp();
    let mustSetUp = true;
    const refused: string[] = [];
    api.applications = [anApplication({ _id: 'a', name: 'Ravi Prasad' })];
    api.secondFactor = { methods: [], passkeys: [], recoveryCodesLeft: 0, mustSetUp, isRequired: true };
    api.override((_request, url) => {
      if (url.pathname.endsWith('/totp/confirm')) mustSetUp = false;
      if (
        !mustSetUp ||
        /^\/api\/admin\/(2fa|session|sessions|profile|settings|change-email)/.test(url.pathname)
      )
        return undefined;
      refused.push(url.pathname);
      return failure(403, 'SECOND_FACTOR_REQUIRED', 'Please set up a second factor first.');
    });
    const { user } = openConsole('/admin/applications?sort=name', api);
    const factor = await card();
    expect(refused).toEqual([]);
    expect(address()).toBe('/admin/account');
    expect(await factor.findByText(/^What your account may do needs a second factor/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Applications/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Notifications/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Search everywhere/ })).not.toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    await afterResponses();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(factor.getByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(await factor.findByLabelText('Six digits'), '407118');
    await user.click(await factor.findByRole('checkbox', { name: 'I keep these codes in a safe place' }));
    await user.click(factor.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ravi Prasad' })).toBeVisible();
    expect(address()).toBe('/admin/applications?sort=name');
  });

  it('is enforced at the first refusal if the session began before it was required, and unlocks other tabs too', async () => {
    const api = new FakeApi();
    let hasApp = false;
    api.applications = [anApplication({ _id: 'a', name: 'Ravi Prasad' })];
    api.override((_request, url) => {
      if (hasApp || !url.pathname.startsWith('/api/apply-factory')) return undefined;
      api.secondFactor = {
        methods: [],
        passkeys: [],
        recoveryCodesLeft: 0,
        mustSetUp: true,
        isRequired: true,
      };
      return failure(403, 'SECOND_FACTOR_REQUIRED', 'Please set up a second factor first.');
    });
    const { user } = openConsole('/admin/applications', api);
    await (await card()).findByText(/^What your account may do needs a second factor/);
    expect(address()).toBe('/admin/account');
    hasApp = true;
    api.secondFactor = { ...WITH_APP, recoveryCodesLeft: 10 };
    jest.mocked(Date.now).mockReturnValue(Date.now() + 60_000);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await (await card()).findByText('10 of 10 left')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /^Applications/ }));
    expect(await screen.findByRole('link', { name: 'Ravi Prasad' })).toBeVisible();
  });
});

describe('recovery codes in a response that does not arrive', () => {
  const LOST =
    /^The server could not be reached\..* If recovery codes were made all the same, nobody has seen them/;
  const lose = (api: FakeApi, path: string, change: () => void) =>
    api.override((_request, url) => {
      if (url.pathname !== path) return undefined;
      change();
      throw new TypeError('Failed to fetch');
    });

  it('are mentioned after an app was set up, which is shown', async () => {
    const api = apiForSetUp();
    const { user } = openPage('/admin/account', api);
    const factor = await card();
    await user.click(await factor.findByRole('button', { name: 'Set up an authenticator app' }));
    lose(api, '/api/admin/2fa/totp/confirm', () => {
      api.secondFactor = { ...WITH_APP, recoveryCodesLeft: 10 };
    });
    await user.type(await factor.findByLabelText('Six digits'), '407118');
    expect(await factor.findByText('since 15 January 2025')).toBeVisible();
    expect(factor.getByText(LOST)).toBeVisible();
  });

  it('are mentioned after the codes were replaced', async () => {
    const api = new FakeApi();
    api.secondFactor = WITH_APP;
    const { user } = openPage('/admin/account', api);
    const factor = await card();
    await user.click(await factor.findByRole('button', { name: 'Make new recovery codes' }));
    lose(api, '/api/admin/2fa/recovery-codes', () => {
      api.secondFactor = { ...WITH_APP, recoveryCodesLeft: 10 };
    });
    await user.click(factor.getByRole('button', { name: 'Yes, make new ones' }));
    expect(await factor.findByText('10 of 10 left')).toBeVisible();
    expect(factor.getByText(LOST)).toBeVisible();
  });

  it('are not mentioned when an app could not be set up beside a passkey', async () => {
    const api = apiForSetUp();
    api.secondFactor = {
      ...NO_FACTOR,
      methods: ['passkey', 'recovery-code'],
      passkeys: [{ _id: 'k1', name: 'Phone', addedAt: '2025-01-15T10:30:00.000Z' }],
      recoveryCodesLeft: 10,
    };
    const { user } = openPage('/admin/account', api);
    const factor = await card();
    await user.click(await factor.findByRole('button', { name: 'Set up an authenticator app' }));
    lose(api, '/api/admin/2fa/totp/confirm', () => undefined);
    await user.type(await factor.findByLabelText('Six digits'), '407118');
    expect(await factor.findByText('The server could not be reached. Check the connection.')).toBeVisible();
    expect(factor.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(factor.queryByText(LOST)).not.toBeInTheDocument();
  });
});

describe('an account with an authenticator app', () => {
  async function atCard(open = openPage) {
    const api = new FakeApi();
    api.secondFactor = WITH_APP;
    const { user, unmount } = open('/admin/account', api);
    const factor = await card();
    await factor.findByText('2 of 10 left');
    return { api, user, unmount, factor };
  }

  /** Shows ten new codes that are not confirmed as saved. */
  async function withNewCodes(open = openPage) {
    const { api, user, unmount, factor } = await atCard(open);
    api.override((_request, url) =>
      url.pathname === '/api/admin/2fa/recovery-codes'
        ? { body: { message: 'ok', data: { recoveryCodes: CODES } } }
        : undefined,
    );
    expect(factor.getByText('Few are left. Make new ones.')).toBeVisible();
    await user.click(factor.getByRole('button', { name: 'Make new recovery codes' }));
    await user.click(factor.getByRole('button', { name: 'Yes, make new ones' }));
    expect(await factor.findByText(CODES[0] ?? '')).toBeVisible();
    return { user, unmount };
  }

  const question = { name: 'You have not said that you keep your recovery codes' };

  it('asks for confirmation before a link leaves new codes that are not saved yet, and shows them again after a visit to another screen', async () => {
    const { user } = await withNewCodes(openConsole);
    const link = screen.getByRole('link', { name: /^Applications/ });
    await user.click(link);
    const dialog = within(await screen.findByRole('dialog', question));
    expect(dialog.getByText(/^They stay under My account until you log out/)).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Stay');
    expect(address()).toBe('/admin/account');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(CODES[0] ?? '')).toBeVisible();

    await user.click(link);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(address()).toBe('/admin/applications');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(useToasts.getState().toasts).toEqual([]);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('link', { name: 'My account' }));
    const again = await card();
    await user.click(await again.findByRole('checkbox', { name: 'I keep these codes in a safe place' }));
    await user.click(again.getByRole('button', { name: 'Continue' }));
    expect(await again.findByText('2 of 10 left')).toBeVisible();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.click(link);
    expect(address()).toBe('/admin/applications');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for confirmation before logout while new codes are not saved yet', async () => {
    const { user } = await withNewCodes(openConsole);
    const logOut = async () => {
      const item = screen.queryByRole('button', { name: 'Log out' });
      if (!item) await user.click(screen.getByRole('button', { name: /^Account of/ }));
      await user.click(item ?? (await screen.findByRole('button', { name: 'Log out' })));
      return within(await screen.findByRole('dialog', question));
    };
    await logOut();
    await user.keyboard('{Enter}');
    expect(newRecoveryCodes.areUnsaved()).toBe(true);
    expect(useSession.getState().status).toBe('in');
    const dialog = await logOut();
    expect(dialog.getByText('After you log out they cannot be shown again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(useSession.getState().status).toBe('out'));
    expect(newRecoveryCodes.areUnsaved()).toBe(false);
  });

  it('shows a toast about unsaved new codes after navigation without a link', async () => {
    const { unmount } = await withNewCodes();
    unmount();
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
      'Your new recovery codes are not kept yet. They wait under My account.',
    ]);
  });

  it('warns when few recovery codes are left, replaces them after a confirmation, and discards the new ones when the session ends', async () => {
    await withNewCodes();
    act(() => useSession.setState({ status: 'out', accessToken: null, admin: null }));
    expect(newRecoveryCodes.areUnsaved()).toBe(false);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('removes the app only after a confirmation that says what follows', async () => {
    const { api, user, factor } = await atCard();
    const removals = () => api.callsTo('DELETE', '/api/admin/2fa/totp').length;
    api.override((request, url) => {
      if (url.pathname !== '/api/admin/2fa/totp' || request.method !== 'DELETE') return undefined;
      api.secondFactor = NO_FACTOR;
      return { body: { message: 'Second factor removed' } };
    });
    await user.click(factor.getByRole('button', { name: 'Remove the app' }));
    expect(factor.getByText(/Your password alone will let you in then\.$/)).toBeVisible();
    await user.click(factor.getByRole('button', { name: 'No' }));
    expect(factor.getByRole('button', { name: 'Remove the app' })).toHaveFocus();
    expect(removals()).toBe(0);
    await user.click(factor.getByRole('button', { name: 'Remove the app' }));
    await user.click(factor.getByRole('button', { name: 'Yes, remove' }));
    expect(await factor.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    expect(factor.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
    expect(removals()).toBe(1);
  });
});

describe('the question before the last factor is removed', () => {
  const WITH_PASSKEY = {
    ...NO_FACTOR,
    methods: ['passkey' as const, 'recovery-code' as const],
    passkeys: [{ _id: 'k1', name: 'Phone', addedAt: '2025-01-15T10:30:00.000Z' }],
    recoveryCodesLeft: 10,
  };
  const password = /Your password alone will let you in then\.$/;
  const onlyAccount = /Only My account will open then, until you set up another factor\.$/;

  it.each([
    ['a passkey', WITH_PASSKEY, /^Remove the passkey Phone/, password],
    ['an app that the account needs', { ...WITH_APP, isRequired: true }, 'Remove the app', onlyAccount],
    [
      'a passkey that the account needs',
      { ...WITH_PASSKEY, isRequired: true },
      /^Remove the passkey Phone/,
      onlyAccount,
    ],
  ])('says what follows: %s', async (_, state, name, consequence) => {
    const api = new FakeApi();
    api.secondFactor = state;
    const { user } = openPage('/admin/account', api);
    const factor = await card();
    await user.click(await factor.findByRole('button', { name }));
    expect(factor.getByText(consequence)).toBeVisible();
  });
});
