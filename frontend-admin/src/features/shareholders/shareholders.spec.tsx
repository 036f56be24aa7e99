import { act, screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import { clickWhenEnabled } from '../../../test/click-when-enabled';
import { aShareholder, FakeApi, failure } from '../../../test/fakes/fake-api';
import { followedLinks } from '../../../test/followed-links';
import { address, openConsole, panel, resetPreferences } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import type { Shareholder } from '../../data/records/shareholders';
import { reasonDrafts } from '../../state/drafts/reason-drafts';

const EVERYTHING = [
  'shareholders:read',
  'shareholders:review',
  'shareholders:delete',
  'shareholders:reveal',
] as const;

function apiWith(names: string[], part: Partial<Shareholder> = {}) {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = [...EVERYTHING];
  api.shareholders = names.map((fullName, index) =>
    aShareholder({ _id: `id${index}`, fullName, createdAt: `2025-11-1${index}T06:00:00.000Z`, ...part }),
  );
  return api;
}

/** Revokes permissions while the console is open. */
function revoke(...permissions: string[]) {
  const { admin } = useSession.getState();
  const left = EVERYTHING.filter((one) => !permissions.includes(one));
  act(() => useSession.setState({ admin: admin && { ...admin, permissions: left } }));
}

const open = (api: FakeApi, id = 'id0') => openPage(`/admin/shareholders?record=${id}`, api);
const heading = (name: string) => screen.findByRole('heading', { name });
const decisions = (api: FakeApi, id: string) =>
  api.callsTo('PUT', `/api/shareholder/approval/${id}`).map((call) => call.body);

/** Approves an application as a colleague, without an event for this console. */
function approveAsColleague(api: FakeApi, name: string) {
  const record = api.shareholders.find(({ fullName }) => fullName === name);
  if (!record) return;
  const at = '2025-11-20T10:00:00.000Z';
  record.status = 'approved';
  record.history = [...record.history, { status: 'approved', at, by: 'ravi@saajha.example' }];
}

beforeEach(() => {
  resetPreferences();
  reasonDrafts.clear();
});

describe('the list of shareholders', () => {
  it('shows pending applications with place and number of shares', async () => {
    openConsole('/admin/shareholders', apiWith(['Asha', 'Birsi']));
    const row = (await screen.findByRole('link', { name: 'Asha' })).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent('Hajipur, Bihar');
    expect(within(row).getByRole('cell', { name: '10 for ₹5,000' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Shareholders\W+2 waiting/ })).toBeVisible();
  });

  it('filters by the number of shares, and by place once enough letters are typed', async () => {
    const api = apiWith(['Asha']);
    const lists = () => api.callsTo('GET', '/api/shareholder').map(({ query }) => query);
    const { user } = openPage('/admin/shareholders', api);
    await user.click(await screen.findByRole('button', { name: 'Shares' }));
    await user.click(screen.getByRole('button', { name: '20 shares' }));
    expect(address()).toBe('/admin/shareholders?shares=20');
    expect(await screen.findByRole('button', { name: 'Shares: 20 shares' })).toBeVisible();
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ shares: '20', status: 'pending' }));
    await user.type(screen.getByRole('textbox', { name: 'Place' }), 'haj');
    await waitFor(() => expect(address()).toMatch(/\?(?=.*shares=20).*location=haj/));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ shares: '20', location: 'haj' }));
    expect(lists().map(({ location }) => location)).not.toContain('ha');
  });

  it('marks applications with an identity proof, and filters by those without one', async () => {
    const api = apiWith(['Asha', 'Birsi']);
    const [asha, birsi] = api.shareholders;
    Object.assign(asha ?? {}, { document: { name: 'card.pdf', size: 900, type: 'application/pdf' } });
    Object.assign(birsi ?? {}, { document: undefined });
    const { user } = openPage('/admin/shareholders', api);
    await screen.findByRole('link', { name: 'Asha' });
    expect(screen.getAllByTitle('Has an identity proof')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Identity proof' }));
    await user.click(screen.getByRole('button', { name: 'Without an identity proof' }));
    expect(await screen.findByRole('link', { name: 'Birsi' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha' })).not.toBeInTheDocument());
    expect(address()).toBe('/admin/shareholders?document=false');
  });
});

describe('the export of the list', () => {
  const PATH = '/api/shareholder/exports';
  const followed = followedLinks();

  function withExport(api: FakeApi) {
    api.override((_request, url) =>
      url.pathname === PATH ? { body: { data: { path: '/api/admin/exports/once' } } } : undefined,
    );
    return api;
  }

  it('contains full PANs only if selected, with a note that they count as reveals, and only with the permission to reveal them', async () => {
    const api = withExport(apiWith(['Asha']));
    api.reveals.used = 3;
    const { user } = openPage('/admin/shareholders', api);
    await clickWhenEnabled(user, 'Export');
    const withPan = await screen.findByRole('checkbox', { name: 'Include full PANs' });
    expect(withPan).toHaveAccessibleDescription('The file contains no PANs.');
    await user.click(withPan);
    await waitFor(() =>
      expect(withPan).toHaveAccessibleDescription(
        'The last column of the file is the full PAN. Each counts as a reveal of today and is recorded in the activity log with your name. 3 of 40 PANs revealed today.',
      ),
    );
    api.reveals.used = 4;
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=csv']));
    expect(api.callsTo('POST', PATH).map(({ body }) => body)).toEqual([{ withPan: true }]);

    await user.click(screen.getByRole('button', { name: 'Export' }));
    const again = screen.getByRole('checkbox', { name: 'Include full PANs' });
    expect(again).not.toBeChecked();
    await user.click(again);
    await waitFor(() => expect(again).toHaveAccessibleDescription(/4 of 40 PANs revealed today\.$/));
    revoke('shareholders:reveal');
    expect(screen.getByText('The file contains no PANs.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Include full PANs' })).not.toBeInTheDocument();
  });
});

describe('an open application', () => {
  it('shows its data, the accepted versions of the privacy notice and the terms, and a link to its entries in the log', async () => {
    const consent = {
      privacyVersion: '2025-11-01',
      termsVersion: '2025-10-15',
      at: '2025-11-17T10:42:00.000Z',
      locale: 'hi' as const,
    };
    const api = apiWith(['Asha'], { referralCode: 'M-10482', consent });
    api.admin?.permissions.push('audit:read');
    open(api);
    await heading('Asha');
    const facts = within(await panel('Shareholder application'));
    for (const text of ['10 shares for ₹5,000', 'Ravi Kumar (Spouse)', 'M-10482', 'SH-ID0', 'aadhaar.pdf']) {
      expect(facts.getByText(text)).toBeVisible();
    }
    expect(facts.getByRole('link', { name: '+91 98350 12345' })).toBeVisible();
    expect(screen.getByText('Agreed to').nextSibling).toHaveTextContent(
      'Privacy notice of 1 November 2025, Terms of 15 October 2025',
    );
    expect(screen.getByRole('link', { name: 'Who opened and changed it' })).toHaveAttribute(
      'href',
      '/admin/activity?kind=shareholder&record=id0',
    );
  });

  it('offers its identity proof to accounts that may review or reveal PANs, and only mentions it to others', async () => {
    open(apiWith(['Asha']));
    await heading('Asha');
    revoke('shareholders:reveal', 'shareholders:delete');
    expect(screen.getByRole('button', { name: /Download/ })).toBeVisible();
    for (const name of ['Reveal PAN', 'Delete']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('link', { name: 'Who opened and changed it' })).not.toBeInTheDocument();
    revoke('shareholders:review');
    expect(screen.getByRole('button', { name: /Download/ })).toBeVisible();
    revoke('shareholders:review', 'shareholders:reveal');
    expect(screen.getByText(/^An identity proof is stored\. Only people who/)).toBeVisible();
    expect(screen.queryByText('aadhaar.pdf')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  });

  it('is approved with the expected status, leads to the next one and can be undone', async () => {
    const api = apiWith(['Asha', 'Birsi']);
    const { user } = open(api);
    await heading('Asha');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await heading('Birsi');
    expect(decisions(api, 'id0')).toEqual([
      { status: 'approved', expectedStatus: 'pending', undoable: true },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await heading('Asha');
    expect(api.shareholders[0]?.status).toBe('pending');
  });

  it('is rejected with a reason, and shows the default error if the server sends none', async () => {
    const api = apiWith(['Asha', 'Birsi']);
    const restore = api.override((request) =>
      request.method === 'PUT' ? { status: 500, body: {} } : undefined,
    );
    const { user } = open(api);
    await heading('Asha');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.click(screen.getByLabelText('Reason'));
    await user.paste('The paper is unreadable.');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    expect(await screen.findByText('Error: Failed to update status')).toBeVisible();
    restore();
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await heading('Birsi');
    expect(api.shareholders[0]?.history.at(-1)?.reason).toBe('The paper is unreadable.');
  });

  it('shows who decided when a colleague was first, and still lists applications with the same PAN', async () => {
    const api = apiWith(['Asha'], {
      duplicates: [
        { _id: 'id9', reference: 'SH-ID9', status: 'approved', createdAt: '2025-11-11T06:00:00.000Z' },
      ],
    });
    api.beforeChange = () => {
      const [asha] = api.shareholders;
      if (!asha) return;
      asha.status = 'approved';
      asha.history = [
        ...asha.history,
        { status: 'approved', at: '2025-11-20T10:00:00.000Z', by: 'ravi@saajha.example' },
      ];
    };
    const { user } = open(api);
    await heading('Asha');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.click(screen.getByLabelText('Reason'));
    await user.paste('The paper is unreadable.');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await waitFor(() =>
      expect(
        screen.getByText(
          /ravi@saajha\.example approved this application on 20 November 2025, 3:30 pm\. Your decision was not saved/,
        ),
      ).toBeVisible(),
    );
    expect(screen.getByRole('link', { name: /^SH-ID9, received/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Last decision' })).toHaveTextContent(
      /^Approved by ravi@saajha\.example, 20 November 2025, 3:30 pm/,
    );
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
  });

  it('lists and links applications with the same PAN, and separately those with the same e-mail or mobile', async () => {
    const api = apiWith(['Asha', 'Asha again']);
    const [first, again] = api.shareholders;
    const createdAt = '2025-11-11T06:00:00.000Z';
    if (first) first.duplicates = [{ _id: 'id1', reference: 'SH-ID1', status: 'approved', createdAt }];
    if (again) {
      again.sameContact = [
        { _id: 'id8', reference: 'SH-ID8', status: 'pending', createdAt, same: ['email', 'mobile'] },
        { _id: 'id9', reference: 'SH-ID9', status: 'pending', createdAt, same: ['mobile'] },
      ];
    }
    const { user } = open(api);
    await heading('Asha');
    expect(screen.getByText(/Another application names the same PAN/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^SH-ID1, received/ }));
    await heading('Asha again');
    expect(address()).toBe('/admin/shareholders?record=id1');
    const alike = within(screen.getByRole('region', { name: 'Same contact details' }));
    const [both, one] = alike.getAllByRole('listitem');
    expect(both).toHaveTextContent(/^SH-ID8, received .*same e-mail and mobile/);
    expect(one).toHaveTextContent(/^SH-ID9, received .*same mobile/);
    expect(screen.queryByText(/names the same PAN/)).not.toBeInTheDocument();
  });
});

describe('the PAN', () => {
  const reveals = (api: FakeApi) => api.callsTo('GET', '/api/shareholder/id0/pan');

  it('stays masked without an error when the re-authentication is cancelled', async () => {
    const api = apiWith(['Asha']);
    api.override((_request, url) =>
      url.pathname.endsWith('/pan') ? failure(403, 'PROOF_REQUIRED', 'Please show once more.') : undefined,
    );
    const { user } = open(api);
    await heading('Asha');
    await user.click(screen.getByRole('button', { name: 'Reveal PAN' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.click(proof.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Reveal PAN' })).toBeVisible();
    expect(screen.getByText('******234F')).toBeVisible();
    expect(screen.queryByText(/Please show once more/)).not.toBeInTheDocument();
  });

  it('is masked until it is revealed, with a note that reveals are logged and how many there were today, and masked again when it is hidden or its record is opened again', async () => {
    const api = apiWith(['Asha', 'Birsi']);
    api.reveals.used = 33;
    const { user } = open(api);
    await heading('Asha');
    expect(screen.getByText('******234F')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Reveal PAN' });
    expect(button).toHaveAccessibleDescription(/recorded in the activity log with your name/);
    await waitFor(() => expect(button).toHaveAccessibleDescription(/33 of 40 PANs revealed today\./));
    expect(reveals(api)).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByText('ABCDE1234F')).toBeVisible();
    await waitFor(() => expect(button).toHaveAccessibleDescription(/34 of 40 PANs revealed today\. *$/));
    await user.click(screen.getByRole('button', { name: 'Hide PAN' }));
    expect(screen.getByText('******234F')).toBeVisible();
    expect(screen.queryByText('ABCDE1234F')).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText('ABCDE1234F')).toBeVisible();
    expect(reveals(api)).toHaveLength(2);
    // A record that is revealed again on the same day is not counted again.
    expect(button).toHaveAccessibleDescription(/34 of 40 PANs revealed today\. *$/);
    await user.click(screen.getByRole('link', { name: 'Birsi' }));
    await heading('Birsi');
    await user.click(screen.getByRole('button', { name: 'Reveal PAN' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Hide PAN' })).toHaveAccessibleDescription(
        /35 of 40 .* Beyond that an owner has to raise the number\.$/,
      ),
    );
    await user.click(screen.getByRole('link', { name: 'Asha' }));
    await heading('Asha');
    expect(screen.queryByText('ABCDE1234F')).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  const deletions = (api: FakeApi) => api.callsTo('DELETE', '/api/shareholder/id0');

  async function askToDelete(api: FakeApi) {
    const { user } = open(api);
    await heading('Asha');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the application of Asha?' });
    return { user, dialog: within(dialog) };
  }

  it('explains what is deleted, requires the reference, deselects it, and opens the next application or closes the panel after the last one', async () => {
    const api = apiWith(['Asha', 'Birsi']);
    const { user } = open(api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    const opened = within(await panel('Shareholder application'));
    await user.click(await opened.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the application of Asha?' }));
    expect(dialog.getByText(/PAN, identity proof, name, contact details/)).toBeVisible();
    expect(dialog.getByText(/This cannot be undone\./)).toBeVisible();
    const field = dialog.getByLabelText('Type SH-ID0 to confirm');
    expect(field).toHaveFocus();
    await user.type(field, 'SH-ID1');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText(/This is not the reference/)).toBeVisible();
    expect(field).toHaveFocus();
    expect(deletions(api)).toHaveLength(0);
    await user.clear(field);
    await user.type(field, 'sh-id०{Enter}');
    await heading('Birsi');
    expect(deletions(api)).toHaveLength(1);
    expect(api.callsTo('GET', '/api/shareholder/id0')).toHaveLength(1);
    expect(screen.getByText(/^Deleted:/)).toHaveTextContent('Deleted: SH-ID0');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha' })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const bar = within(screen.getByRole('region', { name: 'Selected records' }));
    expect(await bar.findByText('1 selected')).toBeVisible();

    await user.click(opened.getByRole('button', { name: 'Delete' }));
    await user.type(await screen.findByLabelText('Type SH-ID1 to confirm'), 'SH-ID1{Enter}');
    expect(await screen.findByText('No applications found.')).toBeVisible();
    expect(address()).toBe('/admin/shareholders');
  });

  it('keeps the dialog open when the re-authentication is cancelled, with the default error when the server fails, and shows who has approved the application in the meantime', async () => {
    const api = apiWith(['Asha']);
    const restore = api.override((request) =>
      request.method === 'DELETE' ? failure(403, 'PROOF_REQUIRED', 'Please show once more.') : undefined,
    );
    const { user, dialog } = await askToDelete(api);
    await user.type(dialog.getByLabelText('Type SH-ID0 to confirm'), 'SH-ID0{Enter}');
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.click(proof.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeEnabled());
    expect(screen.queryByText(/Please show once more/)).not.toBeInTheDocument();
    expect(deletions(api)).toHaveLength(1);
    restore();
    const repair = api.override((request) =>
      request.method === 'DELETE' ? { status: 500, body: {} } : undefined,
    );
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText('Error: Failed to delete application')).toBeVisible();
    repair();
    approveAsColleague(api, 'Asha');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText(/ravi@saajha\.example approved this application/)).toBeVisible();
    expect(api.shareholders).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Asha' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
  });
});

describe('several shareholder applications', () => {
  const bar = () => within(screen.getByRole('region', { name: 'Selected records' }));

  it('are deleted one by one once their number is typed, with a report on those that must be kept or that a colleague has approved in the meantime', async () => {
    const api = apiWith(['Asha', 'Birsi', 'Chand']);
    api.override((request, url) =>
      request.method === 'DELETE' && url.pathname.endsWith('id1')
        ? failure(409, 'CONFLICT', 'This application must be kept.')
        : undefined,
    );
    const { user } = openPage('/admin/shareholders', api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
    await user.click(bar().getByRole('button', { name: 'Delete…' }));
    const field = bar().getByLabelText('Type 3 to confirm');
    expect(field).toHaveFocus();
    await user.type(field, '2{Enter}');
    expect(bar().getByText('This is not the number. Please type 3.')).toBeVisible();
    expect(api.shareholders).toHaveLength(3);
    approveAsColleague(api, 'Chand');
    await user.clear(field);
    await user.type(field, '3{Enter}');
    expect(await bar().findByText('1 done, 2 not changed')).toBeVisible();
    expect(bar().getByText(/ravi@saajha\.example approved this application/)).toBeVisible();
    expect(api.shareholders.map(({ fullName }) => fullName)).toEqual(['Birsi', 'Chand']);
    expect(bar().getByText(/This application must be kept\./)).toBeVisible();
    expect(bar().queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Asha/ })).getByText('Deleted')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Close report' }));
    expect(screen.queryByText('Asha')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Birsi' })).toBeVisible();
  });

  it('link to each other if they have the same PAN', async () => {
    const api = apiWith(['Asha', 'Birsi']);
    const [asha, birsi] = api.shareholders;
    if (asha && birsi) {
      const { _id, reference, status, createdAt } = birsi;
      asha.samePanAs = { _id, reference, status, createdAt };
    }
    const { user } = openPage('/admin/shareholders', api);
    await user.click(await screen.findByRole('link', { name: `same PAN as ${birsi?.reference}` }));
    await waitFor(() => expect(address()).toBe('/admin/shareholders?record=id1'));
  });
});
