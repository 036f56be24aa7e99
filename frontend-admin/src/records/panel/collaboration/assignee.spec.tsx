import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, anApplication, FakeApi, failure } from '../../../../test/fakes/fake-api';
import { address, resetPreferences } from '../../../../test/open-console';
import { openPage } from '../../../../test/open-page';

const RAVI = { adminId: 'b'.repeat(24), email: 'ravi@saajha.example' };
const OWN = { adminId: 'a1', email: 'office@saajha.example' };

function open(at = '/admin/applications?record=id0') {
  const api = new FakeApi();
  api.colleagues = [RAVI];
  api.applications = [
    anApplication({ _id: 'id0', name: 'Asha' }),
    anApplication({ _id: 'id1', name: 'Birsi', assignee: OWN }),
  ];
  return { api, ...openPage(at, api) };
}

const assigned = (api: FakeApi) =>
  api.callsTo('PUT', '/api/apply-factory/id0/assignee').map(({ body }) => body);

beforeEach(resetPreferences);

it('assigns a record to the user, a colleague or nobody, sends the assignee that was shown with each change, and shows who assigned it in the meantime', async () => {
  const { api, user } = open();
  for (const [before, choice, after] of [
    ['Nobody', 'Me', 'Me'],
    ['Me', RAVI.email, RAVI.email],
    [RAVI.email, 'Nobody', 'Nobody'],
  ]) {
    await user.click(await screen.findByRole('button', { name: `Assigned to: ${before}` }));
    await user.click(screen.getByRole('button', { name: choice ?? '' }));
    expect(await screen.findByRole('button', { name: `Assigned to: ${after}` })).toHaveFocus();
  }
  expect(assigned(api)).toEqual([
    { adminId: 'a1', expected: null },
    { adminId: RAVI.adminId, expected: 'a1' },
    { adminId: null, expected: RAVI.adminId },
  ]);

  await user.click(screen.getByRole('button', { name: 'Assigned to: Nobody' }));
  api.beforeChange = () => {
    const [record] = api.applications;
    if (!record) return;
    Object.assign(record, {
      assignee: RAVI,
      assignedBy: 'asha@saajha.example',
      assignedAt: '2025-11-20T10:00:00.000Z',
    });
  };
  await user.click(screen.getByRole('button', { name: 'Me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `asha@saajha.example assigned this to ${RAVI.email} on 20 November 2025, 3:30 pm. Your choice was not saved.`,
  );
  expect(screen.getByRole('button', { name: `Assigned to: ${RAVI.email}` })).toBeVisible();
});

describe('a user who has moved on to another record before the response', () => {
  async function leftWhileAssigning() {
    const { api, user } = open();
    let answer: (given?: Answer) => void = () => undefined;
    api.override((request) =>
      request.method === 'PUT' && request.url.endsWith('/id0/assignee')
        ? new Promise((resolve) => (answer = resolve))
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Assigned to: Nobody' }));
    await user.click(screen.getByRole('button', { name: 'Me' }));
    await waitFor(() => expect(assigned(api)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Birsi' }));
    await screen.findByRole('heading', { name: 'Birsi' });
    return { api, answer };
  }

  it('sees that the assignment failed', async () => {
    const { answer } = await leftWhileAssigning();
    answer(failure(503, 'UNAVAILABLE', 'The service is busy.'));
    expect(
      await screen.findByText('Who looks after Asha was not changed. The service is busy.'),
    ).toBeVisible();
  });

  it('sees who assigned the record in the meantime', async () => {
    const { api, answer } = await leftWhileAssigning();
    Object.assign(api.applications[0] ?? {}, { assignee: RAVI, assignedBy: 'asha@saajha.example' });
    // Falls through to the fake API, which finds another assignee than expected and responds with a conflict.
    answer();
    expect(
      await screen.findByText(
        /^Who looks after Asha was not changed\. asha@saajha\.example assigned this to/,
      ),
    ).toBeVisible();
  });
});

it('filters the list by the user or nobody as assignee, and keeps the filter in the URL', async () => {
  const { api, user } = open('/admin/applications');
  const row = await screen.findByRole('row', { name: /Birsi/ });
  expect(within(row).getByRole('cell', { name: /office$/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Assigned to' }));
  await user.click(screen.getByRole('button', { name: 'Me' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Birsi' })).toBeVisible();
  expect(address()).toBe('/admin/applications?assignee=me');
  await user.click(screen.getByRole('button', { name: 'Assigned to: me' }));
  await user.click(screen.getByRole('button', { name: 'Nobody' }));
  expect(await screen.findByRole('link', { name: 'Asha' })).toBeVisible();
  expect(api.calls.at(-1)?.query).toMatchObject({ assignee: 'none' });
});

it('ignores an invalid assignee in the URL', async () => {
  const { api } = open('/admin/applications?assignee=somebody');
  expect(await screen.findByRole('link', { name: 'Asha' })).toBeVisible();
  expect(api.callsTo('GET', '/api/apply-factory').every(({ query }) => query.assignee !== 'somebody')).toBe(
    true,
  );
});
