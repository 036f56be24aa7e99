import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiStandIn, anApplication } from '../../../test/api-stand-in';
import { forgetPreferences, openConsole, panel } from '../../../test/open-console';
import type { Viewer } from '../../data/records/presence';
import type { ReviewStatus } from '../../data/records/records';
import { reasonDrafts } from '../../state/drafts/reason-drafts';

const ASHA = 'asha@saajha.example';
const present = (record: string, name = 'asha', deciding = false): Viewer => ({
  record,
  adminId: name,
  email: `${name}@saajha.example`,
  deciding,
});

function apiWithTwo() {
  const api = new ApiStandIn();
  api.applications = ['Ravi', 'Harpreet'].map((name, index) =>
    anApplication({ _id: `id${index}`, name, createdAt: `2025-11-1${index}T06:00:00.000Z` }),
  );
  return api;
}

const open = (api: ApiStandIn, query = '?record=id0') => openConsole(`/admin/applications${query}`, api);
const heading = (name: string) => screen.findByRole('heading', { name });
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const lookAgain = () => {
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
};

/** A colleague decides first. */
function decide(api: ApiStandIn, status: ReviewStatus, reason?: string) {
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
  forgetPreferences();
  reasonDrafts.forgetAll();
});
afterEach(() => focusManager.setFocused(undefined));

describe('colleagues', () => {
  it('are shown in the header of a record that they have open, those who decide first, at most three by name', async () => {
    const api = apiWithTwo();
    api.present = [
      present('id0'),
      present('id0', 'bina'),
      present('id0', 'chand'),
      present('id0', 'devi', true),
      present('id1', 'else'),
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

  it('are shown in the row of a record instead of its second line', async () => {
    const api = apiWithTwo();
    api.present = [present('id1'), present('id1', 'bina')];
    open(api, '');
    expect(await within(await row('Harpreet')).findByText('asha, +1 have this open now')).toBeVisible();
    expect(within(await row('Harpreet')).queryByText(/Varanasi/)).not.toBeInTheDocument();
    expect(within(await row('Ravi')).getByText(/Varanasi/)).toBeVisible();
    expect(api.places).toEqual([]);
  });

  it('are informed which record is open, that it is being decided, and that it was closed', async () => {
    const api = apiWithTwo();
    const { user } = open(api);
    await heading('Ravi');
    await waitFor(() => expect(api.places.at(-1)).toEqual({ record: 'id0', deciding: false }));
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

  it('are informed again when the tab is visible again', async () => {
    const api = apiWithTwo();
    open(api);
    await heading('Ravi');
    await waitFor(() => expect(api.places).toHaveLength(1));
    lookAgain();
    await waitFor(() => expect(api.places).toHaveLength(2));
  });

  it('who leave have mostly decided: the record is read again, and what was typed stays', async () => {
    const api = apiWithTwo();
    api.present = [present('id0')];
    const { user } = open(api);
    await screen.findByText(`Also open by ${ASHA}`);
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.type(screen.getByLabelText('Reason'), 'No site.');
    decide(api, 'approved');
    api.present = [];
    lookAgain();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${ASHA} approved this application on 20 November 2025, 3:30 pm. What you typed is still here.`,
    );
    expect(within(await panel()).getByText('No site.')).toBeVisible();
    expect(screen.queryByText(/^Also open/)).not.toBeInTheDocument();
  });
});

describe('a decision that comes second', () => {
  async function reject(api: ApiStandIn) {
    const { user } = open(api, '?status=all&record=id0');
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.type(screen.getByLabelText('Reason'), 'The plan has no site.');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    return { user, alert: await screen.findByRole('alert') };
  }

  it('says who was first where it was pressed, keeps the reason, and can be made after reopening', async () => {
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
    await user.type(screen.getByLabelText('Reason'), 'Please look at the site.');
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

  it('can be left as it is, and then nothing is kept', async () => {
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
