import { screen, waitFor, within } from '@testing-library/react';
import { clickWhenEnabled } from '../../../test/click-when-enabled';
import { type Answer, anApplication, FakeApi, failure } from '../../../test/fakes/fake-api';
import { address, resetPreferences } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import { withStyleSheets } from '../../../test/style-sheets';
import type { SavedView } from '../../data/views';
import { indianDay } from '../../format/date-time';

const view = (part: Partial<SavedView>): SavedView => ({
  _id: 'v9',
  list: 'applications',
  name: 'Hajipur',
  query: 'location=hajipur&columns=place%2Cstatus',
  shared: false,
  isOwn: true,
  ...part,
});

function apiWith(...views: SavedView[]) {
  const api = new FakeApi();
  api.applications = ['pending', 'pending', 'approved'].map((status, index) =>
    anApplication({ _id: `id${index}`, name: `Person ${index}`, status: status as 'pending' }),
  );
  api.views = views;
  return api;
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Views' }));
const tabNames = () =>
  tabs()
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(resetPreferences);

describe('views of a list', () => {
  it('include the default, saved and shared views with their counts', async () => {
    const api = apiWith(
      view({}),
      view({ _id: 'v8', name: 'Old ones', query: '', shared: true, isOwn: false }),
    );
    Object.assign(api.applications[0] ?? {}, { createdAt: new Date().toISOString() });
    const { user } = openPage('/admin/applications', api);
    await screen.findByRole('navigation', { name: 'Views' });
    await tabs().findByText('Hajipur');
    await tabs().findAllByText('3');
    expect(tabNames()).toEqual([
      'Pending 2',
      'Mine 0',
      'Over 5 days 1',
      'Decided by me today 0',
      'All 3',
      'Hajipur 2',
      'Old ones (shared) 2',
    ]);
    expect(tabs().getByRole('link', { name: /^Pending/ })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs().getByRole('link', { name: /^Hajipur/ }));
    expect(address()).toBe('/admin/applications?location=hajipur&columns=place%2Cstatus');
    expect(tabs().getByRole('link', { name: /^Hajipur/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('columnheader', { name: 'Place' })).toBeVisible();
  });

  it('stay marked when only the density is changed', async () => {
    const { user } = openPage('/admin/applications?status=all', apiWith(view({})));
    await screen.findByRole('link', { name: 'Person 0' });
    for (const [query, name] of [
      ['status=all', /^All/],
      ['location=hajipur&columns=place%2Cstatus', /^Hajipur/],
    ] as const) {
      await user.click(await tabs().findByRole('link', { name }));
      await screen.findByRole('link', { name, current: 'page' });
      const dense = screen.getByRole('button', { name: 'Rows close together' });
      await user.click(dense);
      await waitFor(() => expect(address()).toBe(`/admin/applications?${query}&density=compact`));
      expect(tabs().getByRole('link', { current: true })).toHaveAccessibleName(name);
      await user.click(dense);
      expect(await screen.findByRole('link', { name, current: 'page' })).toBeVisible();
    }
  });

  it('include the user’s own decisions of today, in any status', async () => {
    const api = apiWith();
    const own = { adminId: 'a1', email: 'office@saajha.example' };
    const [today, before, colleagues] = api.applications;
    Object.assign(today ?? {}, { status: 'rejected', decision: { by: own, at: new Date().toISOString() } });
    Object.assign(before ?? {}, {
      status: 'approved',
      decision: { by: own, at: '2025-11-17T06:00:00.000Z' },
    });
    Object.assign(colleagues ?? {}, {
      decision: { by: { adminId: 'b1', email: 'farida@saajha.example' }, at: new Date().toISOString() },
    });
    const { user } = openPage('/admin/applications', api);
    const view = await screen.findByRole('link', { name: 'Decided by me today 1' });
    await user.click(view);
    await screen.findByRole('link', { name: 'Person 0' });
    expect(address()).toBe(`/admin/applications?status=all&decidedBy=me&decidedFrom=${indianDay()}`);
    expect(view).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    expect(screen.getByRole('cell', { name: /^office, / })).toBeInTheDocument();
    expect(screen.getByText('Decided by: me')).toBeVisible();
  });

  it('are marked differently while a search is active, and announce the number of results', async () => {
    const { user } = openPage('/admin/applications?status=all', apiWith(view({})));
    await screen.findByRole('link', { name: 'Person 0' });
    const current = () => tabs().queryByRole('link', { current: 'page' });
    const searched = () => tabs().queryByRole('link', { current: true });
    expect(current()).toHaveAccessibleName(/^All/);
    await user.type(screen.getByRole('searchbox'), 'person{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/applications?status=all&q=person'));
    expect(current()).toBeNull();
    expect(searched()).toHaveAccessibleName(/^All/);
    expect(await screen.findByText('3 found')).toBeVisible();
    expect(screen.queryByText(/waiting, the oldest for/)).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(current()).toHaveAccessibleName(/^All/));
    expect(screen.queryByText('3 found')).not.toBeInTheDocument();
  });

  it('are saved with the current filters but not the open record, in a form with the usual spacing, and can be shared and deleted', async () => {
    const api = apiWith();
    const { user } = openPage('/admin/applications?status=all&q=person&record=id1', api);
    await clickWhenEnabled(user, 'Save view');
    const field = screen.getByRole('textbox', { name: 'Name' }).parentElement as Element;
    const remove = withStyleSheets(['ui/form/form.css'], 'screen');
    const { display, gap } = getComputedStyle(field);
    remove();
    expect({ display, gap }).toEqual({ display: 'grid', gap: '6px' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please type a name.')).toBeVisible();
    await user.type(screen.getByLabelText('Name'), 'Everybody{Enter}');
    expect(await screen.findByText('View saved: Everybody')).toBeVisible();
    expect(api.callsTo('POST', '/api/admin/views')[0]?.body).toEqual({
      list: 'applications',
      name: 'Everybody',
      query: 'status=all&q=person',
      shared: false,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit view' }));
    await user.click(screen.getByRole('checkbox', { name: /^Everyone who sees this list/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Edit view' }));
    expect(api.views).toEqual([expect.objectContaining({ name: 'Everybody', shared: true })]);
    await user.click(screen.getByRole('button', { name: 'Delete view' }));
    expect(await screen.findByText('View deleted: Everybody')).toBeVisible();
    expect(api.views).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: /^Everybody/ })).toBeVisible();
    expect(api.views).toEqual([
      expect.objectContaining({ name: 'Everybody', query: 'status=all&q=person', shared: true }),
    ]);
  });

  it('replace the view of the same name, and keep the form when saving fails', async () => {
    const api = apiWith(view({}));
    const restore = api.override((request) =>
      request.method === 'PATCH' ? failure(503, 'UNAVAILABLE', 'The service is busy.') : undefined,
    );
    const { user } = openPage('/admin/applications?status=approved', api);
    await clickWhenEnabled(user, 'Save view');
    await user.type(screen.getByLabelText('Name'), 'Haji\u200Bpur{Enter}');
    expect(await screen.findByText('The service is busy.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Hajipur');
    restore();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('View saved: Hajipur');
    expect(api.views).toEqual([view({ query: 'status=approved' })]);
  });

  it('stay shared when they are replaced', async () => {
    const api = apiWith(view({ shared: true }));
    const { user } = openPage('/admin/applications?status=approved', api);
    await screen.findByRole('link', { name: /^Hajipur/ });
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const share = screen.getByRole('checkbox', { name: /^Everyone who sees this list/ });
    expect(share).not.toBeChecked();
    await user.type(screen.getByLabelText('Name'), 'Hajipur');
    expect(share).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('View saved: Hajipur');
    expect(api.views).toEqual([view({ query: 'status=approved', shared: true })]);
  });

  it('show an error if they were not saved after their form was closed, and do not move the focus', async () => {
    const api = apiWith();
    let answer: (response?: Answer) => void = () => undefined;
    api.override((request, { pathname }) =>
      request.method === 'POST' && pathname === '/api/admin/views'
        ? new Promise((resolve) => (answer = resolve))
        : undefined,
    );
    const { user } = openPage('/admin/applications?status=approved', api);
    const saved = () => api.callsTo('POST', '/api/admin/views').length;
    async function closeWhileSaving() {
      const before = saved();
      await clickWhenEnabled(user, 'Save view');
      await user.clear(screen.getByLabelText('Name'));
      await user.type(screen.getByLabelText('Name'), 'Done{Enter}');
      await waitFor(() => expect(saved()).toBe(before + 1));
      await user.click(screen.getByRole('searchbox'));
      expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    }
    await closeWhileSaving();
    answer(failure(503, 'UNAVAILABLE', 'The service is busy.'));
    expect(await screen.findByText('The view Done was not saved. The service is busy.')).toBeVisible();
    await closeWhileSaving();
    answer();
    expect(await screen.findByText('View saved: Done')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
