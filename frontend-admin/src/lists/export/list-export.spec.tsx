import { act, screen, waitFor, within } from '@testing-library/react';
import ConfigProvider from 'antd/es/config-provider';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { useState } from 'react';
import { clickWhenEnabled } from '../../../test/click-when-enabled';
import { anApplication, FakeApi, failure } from '../../../test/fakes/fake-api';
import { followedLinks } from '../../../test/followed-links';
import { resetPreferences, WITHOUT_STYLES } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import { renderLoggedIn } from '../../../test/render-logged-in';
import { Toasts } from '../../app/frame/toasts';
import { prepareExport } from '../../data/list-exports';
import { usePreferences } from '../../state/preferences';
import { useToasts } from '../../state/toasts';
import { ConsoleTheme } from '../../theme/console-theme';
import { ExportButton, ExportProgress } from './list-export';
import { useListExport } from './use-list-export';

const PATH = '/api/apply-factory/exports';

beforeEach(resetPreferences);

/** A list with a filter by place, of which only the export is shown. */
function FilteredList() {
  const [location, setLocation] = useState('haj');
  const file = useListExport((content) =>
    prepareExport('api/apply-factory/exports', { query: { location }, ...content }),
  );
  return (
    <>
      <button type="button" onClick={() => setLocation('muz')}>
        Another place
      </button>
      <ExportButton file={file} items="3 records." columns="Every column." />
      <ExportProgress file={file} />
      <Toasts />
    </>
  );
}

/** Opens the menu of an export, for what does not depend on the list. */
async function openExport(api: FakeApi) {
  useToasts.setState({ toasts: [] });
  const { user } = renderLoggedIn(
    <ConfigProvider theme={WITHOUT_STYLES}>
      <BrowserRouter>
        <ConsoleTheme>
          <FilteredList />
        </ConsoleTheme>
      </BrowserRouter>
    </ConfigProvider>,
    api,
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  return user;
}

describe('exporting a list', () => {
  const followed = followedLinks();

  function apiWith(names: string[]) {
    const api = new FakeApi();
    api.applications = names.map((name, index) => anApplication({ _id: `id${index}`, name }));
    return api;
  }

  it('requests the file in Hindi while the console is in Hindi', async () => {
    const api = new FakeApi();
    api.override((_request, url) =>
      url.pathname === PATH ? { body: { data: { path: '/api/admin/exports/once' } } } : undefined,
    );
    const user = await openExport(api);
    act(() => usePreferences.setState({ locale: 'hi' }));
    expect(await screen.findByRole('button', { name: 'एक्सपोर्ट' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Excel/ }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx&locale=hi']));
  });

  it('describes the file, and exports all pages of the list with its filters and order', async () => {
    const api = apiWith(['Ravi', 'Savita']);
    api.override((_request, url) =>
      url.pathname === PATH ? { body: { data: { path: '/api/admin/exports/once' } } } : undefined,
    );
    const { user } = openPage('/admin/applications?status=all&sort=name&cursor=abc', api);
    // The number of records of a later page is requested separately.
    await clickWhenEnabled(user, 'Export');
    expect(screen.getByText('All pages of this list, in its order: 2 records.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx']));
    expect(api.callsTo('POST', PATH).map(({ query }) => query)).toMatchObject([{ sort: 'name' }]);
    const status = await screen.findByText(/^Your browser is downloading the export/);
    expect(status).toBeVisible();
    // Inside the list it would move the rows.
    expect(status.closest('.ad-list')).toBeNull();
  });

  const describedFilters = () =>
    within(screen.getByRole('list', { name: 'Filters of this file' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('describes each active filter of the list, and no others', async () => {
    const api = apiWith(['Ravi', 'Savita']);
    api.colleagues = [{ adminId: 'a1'.padEnd(24, '0'), email: 'farida@saajha.example' }];
    const { user } = openPage(
      '/admin/applications?businessIdea=Apparel+%26+Textiles&location=haj&document=false&assignee=none&from=2025-11-01&to=2025-11-30&q=sav',
      api,
    );
    for (const one of api.applications) {
      Object.assign(one, { business_idea: 'Apparel & Textiles', createdAt: '2025-11-20T06:00:00.000Z' });
    }
    await clickWhenEnabled(user, 'Export');
    expect(await screen.findByText('All pages of this list, in its order: 1 record.')).toBeVisible();
    expect(describedFilters()).toEqual([
      'Status: pending',
      'Business idea: Apparel & Textiles',
      'Place: haj',
      'Document: Without a document',
      'Assigned to: nobody',
      expect.stringMatching(/^Received: 1 Nov.* to 30 Nov/),
      'Search: sav',
    ]);
  });

  it('describes every status and who decided and when, but no search text that is too short', async () => {
    const api = apiWith(['Ravi']);
    const decision = {
      by: { adminId: 'a1', email: 'office@saajha.example' },
      at: '2025-11-20T06:00:00.000Z',
    };
    Object.assign(api.applications[0] ?? {}, { status: 'approved', decision });
    const { user } = openPage(
      '/admin/applications?status=all&decidedBy=me&decidedFrom=2025-11-01&decidedTo=2025-11-30&q=sa',
      api,
    );
    await clickWhenEnabled(user, 'Export');
    expect(describedFilters()).toEqual([
      'Status: all',
      'Decided by: me',
      expect.stringMatching(/^Decided: 1 Nov.* to 30 Nov/),
    ]);
  });

  /** Responds to progress requests with these states in turn; the last one is repeated. */
  function respondWithProgress(api: FakeApi, states: { state: string; items: number; total?: number }[]) {
    let prepared = 0;
    api.override((_request, url) => {
      if (url.pathname === PATH) {
        prepared += 1;
        return { body: { data: { path: `/api/admin/exports/${prepared}` } } };
      }
      if (url.pathname !== `/api/admin/exports/${prepared}/progress`) return undefined;
      return { body: states.length > 1 ? states.shift() : states[0] };
    });
  }

  it('shows the progress, asks for it again when the first request fails, and shows when the file is complete', async () => {
    const api = new FakeApi();
    respondWithProgress(api, [
      { state: 'running', items: 2, total: 3 },
      { state: 'complete', items: 3 },
    ]);
    let isUnavailable = true;
    api.override((_request, url) => {
      if (!url.pathname.endsWith('/progress') || !isUnavailable) return undefined;
      isUnavailable = false;
      return failure(500, 'INTERNAL', 'Something went wrong.');
    });
    const user = await openExport(api);
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    expect(await screen.findByText('2 of 3 written')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Written' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['2', '3']);
    expect(await screen.findByText(/^Export complete: 3 lines\./)).toBeVisible();
    expect(screen.queryByText(/^Your browser is downloading/)).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows that the export was interrupted, and requests it again with the same filters when others are set meanwhile', async () => {
    const api = new FakeApi();
    respondWithProgress(api, [
      { state: 'broken', items: 1 },
      { state: 'broken', items: 0 },
    ]);
    const user = await openExport(api);
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The export broke off after 1 line.');
    await user.click(screen.getByRole('button', { name: 'Another place' }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(followed).toHaveLength(2));
    expect(api.callsTo('POST', PATH).map(({ query }) => query.location)).toEqual(['haj', 'haj']);
    expect(await screen.findByText('Error: The download did not begin.')).toBeVisible();
  });

  it('shows that the export was interrupted when the server no longer knows it', async () => {
    const api = new FakeApi();
    respondWithProgress(api, [{ state: 'running', items: 1, total: 2 }]);
    const user = await openExport(api);
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    expect(await screen.findByText('1 of 2 written')).toBeVisible();
    // As after a night with the computer asleep.
    api.override((_request, url) =>
      url.pathname.endsWith('/progress') ? failure(404, 'NOT_FOUND', 'You have no such export.') : undefined,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The export broke off after 1 line.');
    expect(screen.queryByText(/^Your browser is downloading/)).not.toBeInTheDocument();
  });

  it('can be limited to the shown columns, in their order, and offers a retry when the request fails', async () => {
    const api = apiWith(['Ravi', 'Savita']);
    let isUnavailable = true;
    api.override((_request, url) => {
      if (url.pathname !== PATH) return undefined;
      if (!isUnavailable) return { body: { data: { path: '/api/admin/exports/once' } } };
      isUnavailable = false;
      return failure(503, 'UNAVAILABLE', 'Please try again.');
    });
    const { user } = openPage('/admin/applications?columns=status,nonsense,place,waiting', api);
    await clickWhenEnabled(user, 'Export');
    const choice = within(screen.getByRole('radiogroup', { name: 'Columns' }));
    expect(choice.getByRole('radio', { name: 'Every column' })).toBeChecked();
    await user.click(choice.getByRole('radio', { name: 'The 4 columns shown, in this order' }));
    expect(screen.getByText('For each: Applicant, Status, Place, Waiting.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(followed).toEqual([]);
    await user.click(retry);
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=csv']));
    const columns = ['name', 'status', 'place', 'waiting'];
    expect(api.callsTo('POST', PATH).map(({ body }) => body)).toEqual([{ columns }, { columns }]);
  });

  it('can be limited to the shown columns of the selected records', async () => {
    const api = apiWith(['Ravi', 'Savita']);
    api.override((_request, url) =>
      url.pathname === PATH ? { body: { data: { path: '/api/admin/exports/once' } } } : undefined,
    );
    const { user } = openPage('/admin/applications?columns=idea', api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Savita' }));
    const bar = within(screen.getByRole('region', { name: 'Selected records' }));
    await user.click(bar.getByRole('button', { name: 'Export' }));
    await user.click(bar.getByRole('radio', { name: 'The 2 columns shown, in this order' }));
    await user.click(bar.getByRole('button', { name: 'Download for Excel' }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx']));
    expect(api.callsTo('POST', PATH).map(({ body }) => body)).toEqual([
      { ids: 'id1', columns: ['name', 'idea'] },
    ]);
  });

  it('of selected records that are deselected before it is prepared shows a failure, requests the same records again, and shows when the file is complete', async () => {
    const api = apiWith(['Ravi', 'Savita']);
    respondWithProgress(api, [{ state: 'complete', items: 1 }]);
    let fail = () => {};
    const refused = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const restore = api.override(async (_request, url) => {
      if (url.pathname !== PATH) return undefined;
      await refused;
      return failure(503, 'UNAVAILABLE', 'Please try again.');
    });
    const { user } = openPage('/admin/applications', api);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Savita' }));
    const bar = within(screen.getByRole('region', { name: 'Selected records' }));
    await user.click(bar.getByRole('button', { name: 'Export' }));
    await user.click(bar.getByRole('button', { name: 'Download as CSV' }));
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    act(fail);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    restore();
    await user.click(retry);
    expect(await screen.findByText(/^Export complete: 1 line\./)).toBeVisible();
    expect(followed).toHaveLength(1);
    const bodies = api.callsTo('POST', PATH).map(({ body }) => body);
    expect(bodies).toEqual([{ ids: 'id1' }, { ids: 'id1' }]);
  });

  it('is disabled for an empty list', async () => {
    openPage('/admin/applications', apiWith([]));
    await screen.findByText(/^No applications/);
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  });
});
