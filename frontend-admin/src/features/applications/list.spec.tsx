import { screen, waitFor, within } from '@testing-library/react';
import { anApplication, FakeApi, failure } from '../../../test/fakes/fake-api';
import { kindFigures, statisticsOf } from '../../../test/fakes/fake-statistics';
import { address, resetPreferences } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
import { indianDay } from '../../format/date-time';
import { applicationKind } from './application-kind';

const LIST = '/api/apply-factory';

function apiWith(names: string[]) {
  const api = new FakeApi();
  api.applications = names.map((name, index) =>
    anApplication({ _id: `id${index}`, name, createdAt: `2025-11-${String(index + 10)}T06:00:00.000Z` }),
  );
  return api;
}

/** The query of the latest request for the list. Requests for the counts of the tabs have another limit. */
const lastQuery = (api: FakeApi) =>
  api
    .callsTo('GET', LIST)
    .filter((call) => call.query.limit === '50')
    .at(-1)?.query;

const rowNames = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

beforeEach(resetPreferences);

describe('the list of applications', () => {
  it('shows pending applications first, the oldest at the top, until it is sorted by a column header', async () => {
    const api = apiWith(['Ravi', 'Harpreet', 'Savita']);
    const [ravi] = api.applications;
    if (ravi) ravi.status = 'approved';
    const { user } = openPage('/admin/applications', api);
    await screen.findByText('1–2 of 2. Longest waiting at the top.');
    expect(rowNames()).toEqual(['Harpreet', 'Savita']);
    expect(lastQuery(api)).toEqual({ limit: '50', sort: 'createdAt', status: 'pending', count: 'none' });

    await user.click(screen.getByRole('button', { name: 'Applicant' }));
    await waitFor(() => expect(address()).toBe('/admin/applications?sort=name'));
    expect(screen.getByRole('columnheader', { name: 'Applicant' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Applicant' }));
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ sort: '-name' }));
  });

  it('restores record, filters, search and order from a link', async () => {
    const api = apiWith(['Ravi', 'Harpreet', 'Savita']);
    openPage(
      '/admin/applications?status=all&sort=createdAt&businessIdea=Apparel+%26+Textiles&q=savi&record=id2',
      api,
    );
    await screen.findByRole('heading', { name: 'Savita' });
    expect(screen.getByRole('searchbox', { name: 'Search this list' })).toHaveValue('savi');
    expect(screen.getByText('Status: all')).toBeVisible();
    expect(lastQuery(api)).toEqual({
      limit: '50',
      sort: 'createdAt',
      businessIdea: 'Apparel & Textiles',
      q: 'savi',
      count: 'none',
    });
  });

  it('moves the focus from the search to the first result on Enter, as soon as it is loaded, unless typing continues', async () => {
    const { user } = openPage('/admin/applications', apiWith(['Ravi', 'Harpreet', 'Harish']));
    await screen.findByRole('link', { name: 'Ravi' });
    await user.keyboard('/har{Enter}i');
    await waitFor(() => expect(rowNames()).toEqual(['Harish']));
    const search = screen.getByRole('searchbox', { name: 'Search this list' });
    expect(search).toHaveFocus();
    expect(search).toHaveValue('hari');
    await user.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Harpreet' })).toHaveFocus());
    expect(rowNames()).toEqual(['Harpreet', 'Harish']);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Harpreet' })).toHaveFocus();

    await user.keyboard('/{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Harpreet' })).toHaveFocus());
  });

  it('stores a chosen filter in the URL and sends it to the API', async () => {
    const api = apiWith(['Ravi']);
    const { user } = openPage('/admin/applications', api);
    await screen.findByRole('link', { name: 'Ravi' });
    await user.click(screen.getByRole('button', { name: 'Business idea' }));
    await user.click(screen.getByRole('button', { name: 'Healthcare & Pharma' }));
    expect(await screen.findByText('No applications found.')).toBeVisible();
    expect(address()).toBe('/admin/applications?businessIdea=Healthcare+%26+Pharma');
    expect(lastQuery(api)).toMatchObject({ businessIdea: 'Healthcare & Pharma', status: 'pending' });

    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await screen.findByRole('link', { name: 'Ravi' });
    expect(address()).toBe('/admin/applications');
  });

  it('marks applications with a document, and filters by whether there is one', async () => {
    const api = apiWith(['Ravi', 'Harpreet', 'Savita']);
    Object.assign(api.applications[1] ?? {}, {
      document: { name: 'plan.pdf', size: 900, type: 'application/pdf' },
    });
    const { user } = openPage('/admin/applications', api);
    await screen.findByRole('link', { name: 'Ravi' });
    const marks = screen.getAllByText('Has a document');
    expect(
      marks.map((mark) => within(mark.closest('th') as HTMLElement).getByRole('link').textContent),
    ).toEqual(['Harpreet']);
    expect(screen.getByTitle('Has a document')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Document' }));
    await user.click(screen.getByRole('button', { name: 'Without a document' }));
    await waitFor(() => expect(rowNames()).toEqual(['Ravi', 'Savita']));
    expect(address()).toBe('/admin/applications?document=false');
    expect(lastQuery(api)).toMatchObject({ document: 'false', status: 'pending' });

    await user.click(screen.getByRole('button', { name: 'Document: Without a document' }));
    await user.click(screen.getByRole('button', { name: 'With a document' }));
    await waitFor(() => expect(rowNames()).toEqual(['Harpreet']));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rowNames()).toHaveLength(3));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('filters by who decided and when, and then shows a column with both', async () => {
    const api = apiWith(['Ravi', 'Harpreet', 'Savita']);
    const farida = { adminId: 'b'.repeat(24), email: 'farida@saajha.example' };
    api.colleagues = [farida];
    const now = new Date().toISOString();
    const decided = [
      { by: { adminId: 'a1', email: 'office@saajha.example' }, at: now },
      { by: farida, at: '2025-11-14T09:28:00.000Z' },
    ];
    decided.forEach((decision, index) => {
      Object.assign(api.applications[index] ?? {}, { status: 'approved', decision });
    });
    const { user } = openPage('/admin/applications?status=all', api);
    await screen.findByRole('link', { name: 'Savita' });
    expect(screen.queryByRole('columnheader', { name: 'Decided' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Decided by' }));
    await user.click(screen.getByRole('button', { name: 'farida@saajha.example' }));
    await waitFor(() => expect(rowNames()).toEqual(['Harpreet']));
    expect(address()).toBe(`/admin/applications?status=all&decidedBy=${farida.adminId}`);
    expect(screen.getByRole('columnheader', { name: 'Decided' })).toBeVisible();
    expect(screen.getByRole('cell', { name: /^farida, 14 Nov.*, 2:58 pm$/ })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Decided by: farida@saajha.example' }));
    await user.click(screen.getByRole('button', { name: 'Anyone' }));
    await user.click(screen.getByRole('button', { name: 'Decided' }));
    await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
    await waitFor(() => expect(rowNames()).toEqual(['Ravi']));
    expect(lastQuery(api)).toMatchObject({ decidedFrom: indianDay(6) });
    expect(lastQuery(api)).not.toHaveProperty('from');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rowNames()).toEqual(['Savita']));
    expect(address()).toBe('/admin/applications');
  });

  it('ignores invalid values of the decision and document filters in the URL', async () => {
    const api = apiWith(['Ravi']);
    openPage('/admin/applications?decidedBy=none&decidedFrom=today&decidedTo=2025-02-30&document=maybe', api);
    await screen.findByRole('link', { name: 'Ravi' });
    expect(lastQuery(api)).toEqual({ limit: '50', sort: 'createdAt', status: 'pending', count: 'none' });
  });

  it('searches when typing pauses, with a hint that three letters are needed', async () => {
    const api = apiWith(['Ravi', 'Harpreet']);
    const { user } = openPage('/admin/applications', api);
    await screen.findByRole('link', { name: 'Ravi' });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search this list' })).toHaveFocus();
    await user.keyboard('ra');
    expect(await screen.findByText('Type at least 3 letters.')).toBeVisible();
    await user.keyboard('v');
    await waitFor(() => expect(rowNames()).toEqual(['Ravi']));
    expect(address()).toBe('/admin/applications?q=rav');
    expect(screen.queryByText('Type at least 3 letters.')).not.toBeInTheDocument();
  });

  it('keeps a record open that was opened before a pending search took effect', async () => {
    const api = apiWith(['Ravi', 'Savita']);
    const { user } = openPage('/admin/applications', api);
    await user.click(await screen.findByRole('searchbox', { name: 'Search this list' }));
    await user.paste('savi');
    await user.click(await screen.findByRole('link', { name: /Savita/ }));
    await waitFor(() => expect(address()).toContain('q=savi'));
    expect(address()).toContain('record=id1');
    expect(screen.getByRole('heading', { name: 'Savita' })).toBeVisible();
  });

  it('pages with the cursors of the API, but back to the actual first page, since more may have arrived in the meantime', async () => {
    const api = apiWith(Array.from({ length: 5 }, (_, index) => `Applicant ${index}`));
    api.pageSize = 2;
    api.override((_request, url) =>
      url.pathname === LIST && url.searchParams.get('cursor') === '2'
        ? { body: api.applications.slice(2, 4), headers: { link: `<${LIST}?cursor=back>; rel="prev"` } }
        : undefined,
    );
    const scrolled = jest.spyOn(window, 'scrollTo');
    const { user } = openPage('/admin/applications?cursor=2&page=2', api);
    await screen.findByRole('link', { name: 'Applicant 2' });
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByRole('link', { name: 'Applicant 0' });
    expect(address()).toBe('/admin/applications');
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    scrolled.mockClear();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('link', { name: 'Applicant 2' });
    expect(address()).toBe('/admin/applications?cursor=2&page=2');
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByRole('link', { name: 'Applicant 0' });
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    expect(api.callsTo('GET', LIST).map(({ query }) => query.cursor)).not.toContain('back');
  });

  it('renders only the rows that change when another record is opened', async () => {
    const { user } = openPage(
      '/admin/applications?status=all&record=id0',
      apiWith(['Ravi', 'Harpreet', 'Savita']),
    );
    await screen.findByRole('heading', { name: 'Ravi' });
    expect(screen.getByRole('rowheader', { name: /Savita/ })).toBeVisible();
    const rendered = jest.spyOn(applicationKind.en, 'name');
    await user.keyboard('k');
    await screen.findByRole('heading', { name: 'Harpreet' });
    expect(rendered.mock.calls.map(([{ name }]) => name)).not.toContain('Savita');
    rendered.mockRestore();
  });

  it('shows the first page when the API rejects the cursor of a link', async () => {
    const api = apiWith(['Ravi']);
    api.override((_request, url) =>
      url.searchParams.get('cursor') === 'cut'
        ? { status: 400, body: { code: 'VALIDATION_FAILED', fields: { cursor: ['No such page.'] } } }
        : undefined,
    );
    openPage('/admin/applications?status=all&cursor=cut&page=7&record=id0', api);
    expect(await screen.findByRole('rowheader', { name: /Ravi/ })).toBeVisible();
    expect(address()).toBe('/admin/applications?status=all&record=id0');
    expect(screen.queryByText(/^Error/)).not.toBeInTheDocument();
  });

  it('shows the total as a lower bound while it is being counted and when it is capped', async () => {
    const api = apiWith(['Ravi', 'Harpreet', 'Savita']);
    api.pageSize = 2;
    let answer: (counted: Record<string, string>) => void = () => undefined;
    const counted = new Promise<Record<string, string>>((resolve) => {
      answer = resolve;
    });
    api.override(async ({ method }, url) =>
      url.pathname === LIST && method === 'HEAD' ? { headers: await counted } : undefined,
    );
    openPage('/admin/applications', api);
    expect(await screen.findByText(/^1–2 of more than 2\./)).toBeVisible();
    answer({ 'x-total-count': '10000', 'x-total-count-capped': 'true' });
    expect(await screen.findByText(/^1–2 of more than 10,000\./)).toBeVisible();
  });

  describe('with more records than the API counts', () => {
    const CAPPED = { 'x-total-count': '10000', 'x-total-count-capped': 'true' };

    function apiWithMany(byStatus: Record<string, number>, headers: Record<string, string> = CAPPED) {
      const api = apiWith(['Ravi', 'Harpreet', 'Savita']);
      api.pageSize = 2;
      const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
      const figures = { ...statisticsOf(api, []), factoryApplications: kindFigures({ total, byStatus }) };
      api.override(({ method }, url) => {
        if (url.pathname === '/api/admin/stats') return { body: figures };
        return url.pathname === LIST && method === 'HEAD' ? { headers } : undefined;
      });
      return api;
    }
    const tab = (name: RegExp) =>
      within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name });

    it('shows the totals from the statistics, for one status and for all, unless other filters are set', async () => {
      const api = apiWithMany({ pending: 12_345, approved: 8_000 });
      const { user } = openPage('/admin/applications', api);
      expect(await screen.findByText(/^1–2 of 12,345\./)).toBeVisible();
      await waitFor(() => expect(tab(/^Pending/)).toHaveTextContent('Pending 12,345'));
      expect(tab(/^All/)).toHaveTextContent('All 20,345');
      await user.click(screen.getByRole('button', { name: 'Export' }));
      expect(screen.getByText('All pages of this list, in its order: 12,345 records.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Document' }));
      await user.click(screen.getByRole('button', { name: 'Without a document' }));
      expect(await screen.findByText(/^1–2 of more than 10,000\./)).toBeVisible();
      expect(tab(/^Pending/)).toHaveTextContent('Pending 12,345');
    });

    it('shows the total from the statistics when counting takes too long', async () => {
      openPage('/admin/applications', apiWithMany({ pending: 12_345 }, {}));
      expect(await screen.findByText(/^1–2 of 12,345\./)).toBeVisible();
    });

    it('shows the counted lower bound if the statistics are outdated', async () => {
      openPage('/admin/applications', apiWithMany({ pending: 9_000, approved: 9_000 }));
      expect(await screen.findByText(/^1–2 of more than 10,000\./)).toBeVisible();
      await waitFor(() => expect(tab(/^All/)).toHaveTextContent('All 18,000'));
      expect(tab(/^Pending/)).toHaveTextContent('Pending 10,000+');
    });
  });

  it('shows no total that is unknown', async () => {
    const api = apiWith(['Ravi', 'Harpreet', 'Savita']);
    api.pageSize = 2;
    api.override(({ method }, url) => {
      if (url.pathname === '/api/admin/stats') return failure(503, 'UNAVAILABLE', 'Not now.');
      return url.pathname === LIST && method === 'HEAD' ? { headers: {} } : undefined;
    });
    openPage('/admin/applications', api);
    expect(await screen.findByText(/^1–2 of more than 2\./)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Views' })).not.toHaveTextContent(/\d(?! days)/);
  });

  it('shows an error and offers to retry', async () => {
    const api = apiWith(['Ravi']);
    const restore = api.override((_request, url) =>
      url.pathname === LIST
        ? failure(400, 'VALIDATION_FAILED', 'That place cannot be looked up.')
        : undefined,
    );
    const { user } = openPage('/admin/applications', api);
    expect(await screen.findByText('Error: That place cannot be looked up.')).toBeVisible();
    restore();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Ravi' })).toBeVisible();
  });

  it('shows how many matches have other statuses, and searches those, too', async () => {
    const api = apiWith(['Ravi Kumar', 'Ravi Prasad', 'Ravi Teja', 'Savita']);
    for (const application of api.applications.slice(1, 3)) application.status = 'rejected';
    const { user } = openPage('/admin/applications', api);
    expect(await screen.findByRole('link', { name: 'Savita' })).toBeVisible();
    expect(screen.queryByText(/other statuses/)).not.toBeInTheDocument();
    const search = screen.getByRole('searchbox', { name: 'Search this list' });
    await user.click(search);
    await user.paste('ravi');
    expect(await screen.findByText(/Also found in other statuses: 2\./)).toBeVisible();
    await user.paste(' teja');
    expect(await screen.findByText(/^Nothing of this status matches what you searched for\./)).toBeVisible();
    expect(await screen.findByText(/Also found in other statuses: 1\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search in every status' }));
    expect(await screen.findByRole('link', { name: 'Ravi Teja' })).toBeVisible();
    expect(screen.queryByText(/other statuses/)).not.toBeInTheDocument();
    expect(address()).toBe('/admin/applications?status=all&q=ravi+teja');
    await user.click(search);
    await user.paste(' rao');
    expect(await screen.findByText('Nothing matches what you searched for.')).toBeVisible();
    expect(screen.queryByText(/filters\./)).not.toBeInTheDocument();
  });
});
