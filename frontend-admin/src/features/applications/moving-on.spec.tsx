import { screen, waitFor } from '@testing-library/react';
import { failure } from '../../../test/fakes/fake-api';
import { address } from '../../../test/open-console';
import {
  apiWithPending,
  decisionDelayOver,
  heading,
  openApplication,
  resetState,
} from '../../../test/pending-applications';
import { records } from '../../content/records';

type User = ReturnType<typeof openApplication>['user'];

beforeEach(resetState);

async function reopen(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  await user.click(screen.getByLabelText('Reason'));
  await user.paste('New papers came.');
  await user.click(screen.getByRole('button', { name: 'Reopen application' }));
}

describe('moving on from an application', () => {
  it.each([
    // Newest first.
    ['j', 'Ravi'],
    ['k', 'Savita'],
  ])('with %s opens its former neighbour %s if it has left the list', async (key, name) => {
    const { user } = openApplication(apiWithPending({ status: 'rejected' }), 'id1', 'status=rejected&');
    await heading('Harpreet');
    await screen.findByText('2 of 3');
    await reopen(user);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Harpreet' })).not.toBeInTheDocument());
    await user.keyboard(key);
    await heading(name);
  });

  it('is disabled if it was the last one and has left the list', async () => {
    const { user } = openApplication(apiWithPending({ status: 'rejected' }), 'id0', 'status=rejected&');
    await heading('Ravi');
    await screen.findByText('3 of 3');
    await reopen(user);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ravi' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Next application' })).toBeDisabled();
  });

  it('shows a message only when it continues at the top after the last one', async () => {
    const { user } = openApplication(apiWithPending(), 'id1');
    await heading('Harpreet');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await heading('Savita');
    expect(screen.queryByText(records.en.fromTop)).not.toBeInTheDocument();
    await decisionDelayOver();
    await user.click(screen.getByRole('button', { name: 'Keep pending' }));
    await heading('Ravi');
    expect(screen.getByText(records.en.fromTop)).toBeVisible();
    await user.keyboard('j');
    await heading('Savita');
    expect(screen.queryByText(records.en.fromTop)).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Keep pending', 'Savita', '/admin/applications?cursor=2&record=id2&page=2'],
    // Newest first.
    ['status=all&', 'Approve', 'Ravi', '/admin/applications?status=all&cursor=2&record=id0&page=2'],
  ])('continues on the next page after the last one of a page: ?%s', async (query, button, name, url) => {
    const api = apiWithPending();
    api.pageSize = 2;
    const { user } = openApplication(api, 'id1', query);
    await heading('Harpreet');
    await user.click(screen.getByRole('button', { name: button }));
    await heading(name);
    expect(address()).toBe(url);
    expect(screen.queryByText(records.en.fromTop)).not.toBeInTheDocument();
  });

  it('shows no message about the top when the next page cannot be loaded', async () => {
    const api = apiWithPending();
    api.pageSize = 2;
    const { user } = openApplication(api, 'id1');
    await heading('Harpreet');
    api.override((_request, url) =>
      url.searchParams.get('cursor') === '2' ? failure(503, 'UNAVAILABLE', 'Not now.') : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Keep pending' }));
    await heading('Ravi');
    expect(screen.queryByText(records.en.fromTop)).not.toBeInTheDocument();
  });
});

it('a toast about a decision replaces the earlier toast about the same application', async () => {
  const { user } = openApplication(apiWithPending(), 'id0', 'status=all&');
  await heading('Ravi');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await user.type(screen.getByLabelText('Reason'), 'No site.');
  await user.click(screen.getByRole('button', { name: 'Reject application' }));
  await screen.findByText('Rejected: Ravi');
  await user.click(await screen.findByRole('link', { name: 'Ravi' }));
  await heading('Ravi');
  await reopen(user);
  expect(await screen.findByText('Reopened: Ravi')).toBeVisible();
  expect(screen.queryByText('Rejected: Ravi')).not.toBeInTheDocument();
  await user.keyboard('u');
  expect(await screen.findByText('Undone: Ravi is unchanged.')).toBeVisible();
  expect(screen.queryByText('Reopened: Ravi')).not.toBeInTheDocument();
});
