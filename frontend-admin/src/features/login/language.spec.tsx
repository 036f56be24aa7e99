import { screen, within } from '@testing-library/react';
import { FakeApi, failure } from '../../../test/fakes/fake-api';
import { openConsole, resetPreferences } from '../../../test/open-console';
import { frame } from '../../content/frame';
import { login } from '../../content/login';

beforeEach(resetPreferences);

/** Opens the console without a session. `logIn` logs in afterwards. */
function loggedOut(path = '/admin-login') {
  const api = new FakeApi();
  const { admin } = api;
  api.admin = null;
  const { user, unmount } = openConsole(path, api);
  const choose = async (group: string, name: string) =>
    user.click(within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name }));
  const type = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };
  const logIn = async (password: string) => {
    await type(password, 'four quiet brick lanes');
    api.admin = admin;
    await user.keyboard('{Enter}');
  };
  return { api, user, unmount, choose, type, logIn };
}

describe('the language of the login', () => {
  it('can be changed without losing the input or the focus, and is overridden by the setting of the account', async () => {
    const { api, choose, type, logIn } = loggedOut();
    await type(login.en.email, 'office@saajha.example');
    await choose(login.en.language, 'हिन्दी');
    expect(screen.getByRole('heading', { name: login.hi.heading })).toBeVisible();
    expect(document.documentElement.lang).toBe('hi');
    expect(screen.getByLabelText(login.hi.email)).toHaveValue('office@saajha.example');
    expect(screen.getByRole('radio', { name: 'हिन्दी' })).toHaveFocus();
    await choose(login.hi.language, 'English');
    expect(screen.getByRole('heading', { name: login.en.heading })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');

    api.settings = { ...api.settings, locale: 'hi' };
    await logIn(login.en.password);
    expect(await screen.findByRole('link', { name: frame.hi.settings })).toBeVisible();
    expect(document.documentElement.lang).toBe('hi');
  });

  it('also applies to an error that is already shown', async () => {
    const { user, choose, type, api } = loggedOut();
    await user.click(await screen.findByRole('button', { name: login.en.submit }));
    expect(await screen.findByText(login.en.fillBoth)).toBeVisible();
    await choose(login.en.language, 'हिन्दी');
    expect(screen.getByText(login.hi.fillBoth)).toBeVisible();
    api.override((_request, url) =>
      url.pathname.endsWith('/login')
        ? failure(401, 'UNAUTHENTICATED', 'The e-mail address or the password is wrong.')
        : undefined,
    );
    await type(login.hi.email, 'office@saajha.example');
    await type(login.hi.password, 'not the right one');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('ईमेल पता या पासवर्ड ग़लत है।')).toBeVisible();
    await choose(login.hi.language, 'English');
    expect(screen.getByText('The e-mail address or the password is wrong.')).toBeVisible();
  });

  it('also applies to the time to wait after too many attempts', async () => {
    const { user, choose, type, api } = loggedOut();
    const refused = failure(429, 'RATE_LIMITED', 'Too many attempts. Please wait and try again.');
    await type(login.en.email, 'office@saajha.example');
    await type(login.en.password, 'the right one');
    for (const [seconds, english, hindi] of [
      ['20', 'Too many attempts. Please try again in a minute.', /एक मिनट बाद फिर कोशिश करें।$/],
      ['133', 'Too many attempts. Please try again in 3 minutes.', /3 मिनट बाद फिर कोशिश करें।$/],
    ] as const) {
      api.override((_request, url) =>
        url.pathname.endsWith('/login') ? { ...refused, headers: { 'retry-after': seconds } } : undefined,
      );
      await user.click(screen.getByRole('button', { name: login.en.submit }));
      expect(await screen.findByText(english)).toBeVisible();
      await choose(login.en.language, 'हिन्दी');
      expect(screen.getByText(hindi)).toBeVisible();
      await choose(login.hi.language, 'English');
    }
  });

  it('is stored on the device, and used by other screens without a session', async () => {
    const { choose, unmount } = loggedOut();
    await choose(login.en.language, 'हिन्दी');
    unmount();
    loggedOut('/admin/reset-password/used-up');
    expect(await screen.findByRole('radiogroup', { name: login.hi.language })).toBeVisible();
    expect(screen.getByRole('link', { name: login.hi.home })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('console-preferences') ?? '').state.locale).toBe('hi');
  });

  it.each([
    ['that of the mail whose link was opened', {}, 'hi'],
    ['rather the one chosen on the device', { locale: 'en' }, 'en'],
  ])('is %s', async (_case, stored, expected) => {
    localStorage.setItem('console-preferences', JSON.stringify({ state: stored, version: 1 }));
    window.history.replaceState(null, '', '/admin/reset-password/token?lang=hi');
    await jest.isolateModulesAsync(async () => {
      const { usePreferences } = await import('../../state/preferences');
      expect(usePreferences.getState().locale).toBe(expected);
    });
  });

  it('in Hindi is overridden by English in the settings of the account', async () => {
    const { api, choose, type, logIn } = loggedOut();
    api.settings = { ...api.settings, locale: 'en' };
    await choose(login.en.language, 'हिन्दी');
    await type(login.hi.email, 'office@saajha.example');
    await logIn(login.hi.password);
    expect(await screen.findByRole('link', { name: frame.en.settings })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
  });
});
