import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, failure } from '../../../test/fakes/fake-api';
import { address, openConsole, resetPreferences } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import { frame } from '../../content/frame';
import { settings } from '../../content/settings';
import { settingsDrafts } from '../../state/drafts/settings-drafts';

const SAVED = 'Settings saved successfully!';
const PATH = '/api/admin/settings';

async function atSettings(api: FakeApi, open = openPage) {
  const { user } = open('/admin/settings', api);
  const choose = async (group: string, name: string) =>
    user.click(within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name }));
  const chosen = (group: string) =>
    within(screen.getByRole('radiogroup', { name: group }))
      .getByRole('radio', { checked: true })
      .closest('label')?.textContent;
  const save = () => user.click(screen.getByRole('button', { name: 'Save settings' }));
  return { user, choose, chosen, save };
}

beforeEach(() => {
  resetPreferences();
  settingsDrafts.clear();
});

describe('the settings', () => {
  it('have one Tab stop for each group of radio buttons', async () => {
    const { user } = await atSettings(new FakeApi());
    const colours = within(await screen.findByRole('radiogroup', { name: 'Colours' }));
    act(() => colours.getByRole('radio', { checked: true }).focus());
    await user.tab();
    const density = within(screen.getByRole('radiogroup', { name: 'Rows of lists' }));
    expect(density.getByRole('radio', { checked: true })).toHaveFocus();
  });

  it('are saved together, apply once the server has confirmed them, and keep changes that are made while others are being saved', async () => {
    const api = new FakeApi();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.override(async (request, url) => {
      if (url.pathname === PATH && request.method === 'PATCH') await answered;
      return undefined;
    });
    const { user, choose, chosen, save } = await atSettings(api);
    await choose('Colours', 'Dark');
    await choose('Rows of lists', 'Compact');
    await user.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
    await save();
    expect(await screen.findByRole('button', { name: /Saving…/ })).toBeVisible();
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    expect(document.documentElement.dataset.adMode).toBe('light');
    await choose('Start page', 'Applications');
    answer();
    expect(await screen.findByText(SAVED)).toBeVisible();
    await waitFor(() => expect(document.documentElement.dataset.adMode).toBe('dark'));
    expect(chosen('Start page')).toBe('Applications');
    await save();
    const button = await screen.findByRole('button', { name: 'Save settings' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await save();
    expect(api.callsTo('PATCH', PATH).map(({ body }) => body)).toEqual([
      { colours: 'dark', density: 'compact', shortcuts: false },
      { startPage: 'applications' },
    ]);
  });

  it('include notifications and mails, and ask for permission to show browser notifications', async () => {
    const requestPermission = jest.fn(async () => 'denied' as const);
    Object.assign(globalThis, { Notification: { permission: 'default', requestPermission } });
    const api = new FakeApi();
    const { user, choose, save } = await atSettings(api);
    const topics = within(await screen.findByRole('group', { name: 'Notify me about' }));
    // Notifications about accounts are only for those who manage them.
    expect(topics.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(topics.getByRole('checkbox', { name: 'Decisions by colleagues' }));
    await user.click(screen.getByRole('switch', { name: 'Notifications of the browser' }));
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/^This browser does not allow them/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /^When a colleague mentions me/ }));
    await choose('Summary of waiting work', 'Weekly');
    await save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(api.settings).toMatchObject({
      notifySubmissions: true,
      notifyDecisions: false,
      browserNotifications: true,
      colleagueMails: false,
      digest: 'weekly',
    });
    Reflect.deleteProperty(globalThis, 'Notification');
  });

  it('keep unsaved changes across screens, and discard them on logout', async () => {
    const api = new FakeApi();
    const { user, choose, chosen, save } = await atSettings(api, openConsole);
    await choose('Rows of lists', 'Compact');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('radiogroup', { name: 'Rows of lists' });
    expect(chosen('Rows of lists')).toBe('Compact');
    await save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(api.callsTo('PATCH', PATH).map(({ body }) => body)).toEqual([{ density: 'compact' }]);

    await choose('Colours', 'Dark');
    await user.click(screen.getByRole('button', { name: /^Account of/ }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(address()).toBe('/'));
    cleanup();
    const again = await atSettings(new FakeApi(), openConsole);
    await screen.findByRole('radiogroup', { name: 'Colours' });
    expect(again.chosen('Colours')).toBe('As the device');
  });

  it('change the language of the console when they are saved, without a reload or loss of focus', async () => {
    const api = new FakeApi();
    const { choose, save } = await atSettings(api, openConsole);
    await choose('Language', 'हिन्दी');
    const main = screen.getByRole('main');
    const button = screen.getByRole('button', { name: 'Save settings' });
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await save();
    expect(await screen.findByRole('heading', { name: settings.hi.pageTitle })).toBeVisible();
    expect(api.callsTo('PATCH', PATH).map(({ body }) => body)).toEqual([{ locale: 'hi' }]);
    expect(await screen.findByText(settings.hi.saved)).toBeVisible();
    expect(screen.getByRole('link', { name: frame.hi.settings })).toBeVisible();
    expect(document.documentElement.lang).toBe('hi');
    await waitFor(() => expect(document.title).toMatch(settings.hi.pageTitle));
    expect(screen.getByRole('main')).toBe(main);
    expect(screen.getByRole('button', { name: settings.hi.save })).toBe(button);
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    await choose(settings.hi.locale, 'English');
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(document.documentElement.lang).toBe('en');
  });

  it('can be loaded again after an error, and keep unsaved changes when saving fails, which can be discarded', async () => {
    const api = new FakeApi();
    const restore = api.override((_request, url) =>
      url.pathname === PATH ? failure(500, 'INTERNAL', 'Something went wrong.') : undefined,
    );
    const { user, choose, chosen, save } = await atSettings(api);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    restore();
    await user.click(retry);
    expect(await screen.findByRole('radiogroup', { name: 'Colours' })).toBeVisible();

    api.override((request, url) =>
      url.pathname === PATH && request.method === 'PATCH'
        ? failure(409, 'CONFLICT', 'Your settings have just been changed elsewhere. Please check them.')
        : undefined,
    );
    await choose('Colours', 'Dark');
    await save();
    expect(await screen.findByText(/^Your settings have just been changed elsewhere/)).toBeVisible();
    expect(chosen('Colours')).toBe('Dark');
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(chosen('Colours')).toBe('As the device');
  });

  it('offer only pages that the account may see as the start page', async () => {
    const api = new FakeApi();
    if (api.admin) api.admin.permissions = ['contacts:read'];
    await atSettings(api);
    const pages = within(await screen.findByRole('radiogroup', { name: 'Start page' }));
    expect(pages.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'Dashboard',
      'Contacts',
    ]);
  });
});

describe('a login', () => {
  async function logIn(api: FakeApi) {
    const admin = api.admin;
    api.admin = null;
    const { user } = openConsole('/admin-login', api);
    await user.click(await screen.findByLabelText('E-mail'));
    await user.paste('office@saajha.example');
    await user.click(screen.getByLabelText('Password'));
    await user.paste('four quiet brick lanes');
    api.admin = admin;
    await user.keyboard('{Enter}');
  }

  it('leads to the start page chosen in the settings', async () => {
    const api = new FakeApi();
    api.settings.startPage = 'contacts';
    if (api.admin) api.admin.permissions = ['applications:read', 'contacts:read'];
    await logIn(api);
    expect(await screen.findByRole('heading', { name: 'Contact messages' })).toBeVisible();
    expect(address()).toBe('/admin/contacts');
  });

  it('leads to the dashboard if the account may no longer see the start page', async () => {
    const api = new FakeApi();
    api.settings.startPage = 'team';
    if (api.admin) api.admin.permissions = ['contacts:read'];
    await logIn(api);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(address()).toBe('/admin');
  });
});
