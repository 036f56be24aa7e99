import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anApplication, FakeApi } from '../../../test/fakes/fake-api';
import { panel, resetPreferences } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import type { Viewer } from '../../data/records/presence';
import type { ReviewStatus } from '../../data/records/records';
import { reasonDrafts } from '../../state/drafts/reason-drafts';

const ASHA = 'asha@saajha.example';
const viewer = (record: string, name = 'asha', deciding = false): Viewer => ({
  record,
  adminId: name,
  email: `${name}@saajha.example`,
  deciding,
});

function apiWithTwo() {
  const api = new FakeApi();
  api.applications = ['Ravi', 'Harpreet'].map((name, index) =>
    anApplication({ _id: `id${index}`, name, createdAt: `2025-11-1${index}T06:00:00.000Z` }),
  );
  return api;
}

const open = (api: FakeApi, query = '?record=id0') => openPage(`/admin/applications${query}`, api);
const heading = (name: string) => screen.findByRole('heading', { name });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const refocusTab = () => {
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
};

/** Decides about Ravi as a colleague. */
function decide(api: FakeApi, status: ReviewStatus, reason?: string) {
  const [ravi] = api.applications;
  if (!ravi) return;
  ravi.status = status;
  ravi.history = [
    ...ravi.history,
    { status, at: '2025-11-20T10:00:00.000Z', by: ASHA, ...(reason ? { reason } : {}) },
  ];
  api.beforeChange = undefined;
}

beforeEach(() => {
  resetPreferences();
  reasonDrafts.clear();
});
afterEach(() => focusManager.setFocused(undefined));

describe('presence of colleagues', () => {
  it('is shown in the header of an open record, with those who are deciding first and at most three names', async () => {
    const api = apiWithTwo();
    api.present = [
      viewer('id0'),
      viewer('id0', 'bina'),
      viewer('id0', 'chand'),
      viewer('id0', 'devi', true),
      viewer('id1', 'else'),
    ];
    open(api);
    await heading('Ravi');
    const opened = within(await panel());
    const status = await opened.findByText('devi@saajha.example is writing a decision');
    expect(status.closest('[role="status"]')).toHaveTextContent(
      'Also open by asha@saajha.example, bina@saajha.example, +1',
    );
    expect(opened.queryByText(/else@/)).not.toBeInTheDocument();
  });

  it('is shown in the row of a record instead of the second line', async () => {
    const api = apiWithTwo();
    api.present = [viewer('id1'), viewer('id1', 'bina')];
    open(api, '');
    expect(await within(await row('Harpreet')).findByText('asha, +1 have this open now')).toBeVisible();
    expect(within(await row('Harpreet')).queryByText(/Varanasi/)).not.toBeInTheDocument();
    expect(within(await row('Ravi')).getByText(/Varanasi/)).toBeVisible();
    expect(api.places).toEqual([]);
  });

  it('is reported for this tab when it opens a record, becomes visible again, starts a decision and closes the record', async () => {
    const api = apiWithTwo();
    const { user } = open(api);
    await heading('Ravi');
    await waitFor(() => expect(api.places).toEqual([{ record: 'id0', deciding: false }]));
    refocusTab();
    await waitFor(() => expect(api.places).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(api.places.at(-1)).toEqual({ record: 'id0', deciding: true }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Next application' }));
    await heading('Harpreet');
    await waitFor(() => expect(api.places.at(-1)).toEqual({ record: 'id1', deciding: false }));
    expect(api.places).not.toContain(undefined);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(api.places.at(-1)).toBeUndefined());
    expect(api.places.filter((place) => place === undefined)).toHaveLength(1);
  });

  it('removes a record from the panel once it was erased, even while a reason is typed', async () => {
    const api = apiWithTwo();
    api.present = [viewer('id0')];
    const { user } = open(api);
    await heading('Ravi');
    const opened = within(await panel());
    await opened.findByText(/Also open by/);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'No plan.');
    api.applications = api.applications.filter(({ _id }) => _id !== 'id0');
    api.present = [];
    refocusTab();
    expect(await opened.findByText('This application no longer exists.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Ravi' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument();
  });

  it('causes a refetch of the record when a colleague leaves, and keeps the typed reason', async () => {
    const api = apiWithTwo();
    api.present = [viewer('id0')];
    const { user } = open(api);
    await screen.findByText(`Also open by ${ASHA}`);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.click(screen.getByLabelText('Reason'));
    await user.paste('No site.');
    decide(api, 'approved');
    api.present = [];
    refocusTab();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${ASHA} approved this application on 20 November 2025, 3:30 pm. What you typed is still here.`,
    );
    expect(within(await panel()).getByText('No site.')).toBeVisible();
    expect(screen.queryByText(/^Also open/)).not.toBeInTheDocument();
  });
});

describe('a decision about an application that a colleague has decided', () => {
  async function reject(api: FakeApi) {
    const { user } = open(api, '?status=all&record=id0');
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.click(screen.getByLabelText('Reason'));
    await user.paste('The plan has no site.');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    return { user, alert: await screen.findByRole('alert') };
  }

  it('shows next to the button who decided, keeps the reason, and can be repeated after reopening', async () => {
    const api = apiWithTwo();
    api.beforeChange = () => decide(api, 'approved', 'Land is there.');
    const { user, alert } = await reject(api);
    expect(alert).toHaveTextContent(
      `${ASHA} approved this application on 20 November 2025, 3:30 pm. Your decision was not saved.`,
    );
    const opened = within(await panel());
    expect(opened.getByText('Approved', { selector: '.ad-tag' })).toBeVisible();
    const top = within(opened.getByRole('region', { name: 'Last decision' }));
    expect(top.getByText('Land is there.')).toBeVisible();
    const kept = within(screen.getByRole('region', { name: 'Your reason, not sent' }));
    expect(kept.getByText('The plan has no site.')).toBeVisible();
    expect(alert.closest('.ad-foot')).not.toBeNull();

    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    expect(screen.getByLabelText('Reason')).toHaveValue('');
    await user.click(screen.getByLabelText('Reason'));
    await user.paste('Please look at the site.');
    await user.click(screen.getByRole('button', { name: 'Reopen application' }));
    expect(await screen.findByRole('button', { name: 'Reject application' })).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('The plan has no site.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await screen.findByText('Rejected: Ravi');
    expect(api.callsTo('PATCH', '/api/apply-factory/id0/status').map(({ body }) => body)).toEqual([
      expect.objectContaining({ status: 'rejected', expectedStatus: 'pending' }),
      expect.objectContaining({ status: 'pending', expectedStatus: 'approved' }),
      expect.objectContaining({
        status: 'rejected',
        expectedStatus: 'pending',
        reason: 'The plan has no site.',
      }),
    ]);
  });

  it('can be discarded together with its reason', async () => {
    const api = apiWithTwo();
    api.beforeChange = () => decide(api, 'rejected', 'No land.');
    const { user } = await reject(api);
    const kept = within(await screen.findByRole('region', { name: 'Your reason, not sent' }));
    expect(kept.getByText(/^The decision is the one you wanted/)).toBeVisible();
    await user.click(kept.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('The plan has no site.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Harpreet' }));
    await heading('Harpreet');
    await user.click(screen.getByRole('link', { name: 'Ravi' }));
    await heading('Ravi');
    expect(screen.queryByRole('region', { name: 'Your reason, not sent' })).not.toBeInTheDocument();
  });
});
