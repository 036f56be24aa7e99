/** @jest-environment-options {"url": "http://127.0.0.1:3000/"} */
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../test/fakes/fake-api';
import { fakePasskeys } from '../../../test/fakes/fake-passkeys';
import { openConsole } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';

describe('at an IP address', () => {
  let browser: ReturnType<typeof fakePasskeys>;
  beforeEach(() => {
    browser = fakePasskeys();
  });
  afterEach(() => browser.remove());

  it('the login offers no passkey, and links to the same page by host name', async () => {
    const api = new FakeApi();
    api.admin = null;
    openConsole('/admin-login', api);
    expect(
      await screen.findByText(/Passkeys do not work at an address that is made of numbers/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'localhost:3000' })).toHaveAttribute(
      'href',
      'http://localhost:3000/admin-login',
    );
    expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
  });

  it('the account page shows the same note, and still offers the authenticator app', async () => {
    openPage('/admin/account', new FakeApi());
    const card = within(await screen.findByRole('region', { name: 'Second factor' }));
    expect(await card.findByRole('link', { name: 'localhost:3000' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });
});
