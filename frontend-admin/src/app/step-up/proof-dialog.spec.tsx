import { screen, waitFor, within } from '@testing-library/react';
import type { components } from 'frontend-shared/api/types.generated';
import { anApplication, FakeApi, failure } from '../../../test/fakes/fake-api';
import { fakePasskeys, PASSKEY_REQUEST_OPTIONS } from '../../../test/fakes/fake-passkeys';
import { openPage } from '../../../test/open-page';

type Schemas = components['schemas'];

const REFUSED = 'Please show once more that it is you.';

interface Situation {
  hasFactor: boolean;
  methods?: Schemas['FactorMethod'][];
}

/** An API that requires a proof before an application is decided. */
async function atApproval({ hasFactor, methods = ['totp', 'recovery-code'] }: Situation) {
  const api = new FakeApi();
  api.applications = [anApplication({ _id: 'a', name: 'Ravi Prasad' })];
  if (hasFactor)
    api.secondFactor = {
      methods,
      passkeys: [],
      recoveryCodesLeft: 10,
      mustSetUp: false,
      isRequired: false,
    };
  let isProven = false;
  api.override((request, url) => {
    if (url.pathname === '/api/admin/2fa/prove/options')
      return { body: { message: 'ok', data: { passkey: PASSKEY_REQUEST_OPTIONS } } };
    if (url.pathname === '/api/admin/2fa/prove') {
      const { code, password, passkey } = api.lastBody<Schemas['ProofRequest']>();
      if (code !== '407118' && password !== 'a long password' && !passkey)
        return failure(400, 'VALIDATION_FAILED', 'This code is wrong or was used before.');
      isProven = true;
      return { body: { message: 'Thank you', data: { provenUntil: '2030-01-01T00:00:00.000Z' } } };
    }
    const isDecision = request.method === 'PATCH' && url.pathname.startsWith('/api/apply-factory/');
    return isDecision && !isProven ? failure(403, 'PROOF_REQUIRED', REFUSED) : undefined;
  });
  const { user } = openPage('/admin/applications?record=a', api);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  const decisions = () =>
    api.calls.filter(({ method, path }) => method === 'PATCH' && path.includes('apply-factory'));
  return { api, user, dialog: within(dialog), decisions };
}

describe('a request that requires a proof', () => {
  it('asks for a code from the authenticator app, again if it was wrong, and is then retried automatically', async () => {
    const { user, dialog, decisions } = await atApproval({ hasFactor: true });
    const field = await dialog.findByLabelText('Six digits');
    expect(field).toHaveFocus();
    await user.type(field, '111111');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('This code is wrong'));
    expect(decisions()).toHaveLength(1);
    await user.type(field, '407118');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Approved: Ravi Prasad')).toBeVisible();
    expect(decisions()).toHaveLength(2);
    expect(decisions()[1]?.body).toEqual(decisions()[0]?.body);
  });

  it('asks for a passkey if the account has no authenticator app', async () => {
    const browser = fakePasskeys();
    const { user, dialog, decisions } = await atApproval({ hasFactor: true, methods: ['passkey'] });
    const button = await dialog.findByRole('button', { name: 'Use your passkey' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(await screen.findByText('Approved: Ravi Prasad')).toBeVisible();
    expect(decisions()).toHaveLength(2);
    browser.remove();
  });

  it('asks an account without a second factor for its password', async () => {
    const { user, dialog, decisions } = await atApproval({ hasFactor: false });
    await user.click(await dialog.findByLabelText('Password'));
    await user.paste('a long password');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Approved: Ravi Prasad')).toBeVisible();
    expect(decisions()).toHaveLength(2);
  });

  it('fails with an error message when the dialog is closed', async () => {
    const { user, dialog, decisions } = await atApproval({ hasFactor: true });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(new RegExp(REFUSED))).toBeVisible();
    expect(decisions()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  });
});
