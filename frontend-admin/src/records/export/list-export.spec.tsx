import { screen, waitFor } from '@testing-library/react';
import { ApiStandIn, anApplication, failure } from '../../../test/api-stand-in';
import { followedLinks } from '../../../test/followed-links';
import { forgetPreferences, openConsole } from '../../../test/open-console';

const PATH = '/api/apply-factory/exports';

beforeEach(forgetPreferences);

describe('a list as a file', () => {
  const followed = followedLinks();

  function apiWith(names: string[]) {
    const api = new ApiStandIn();
    api.applications = names.map((name, index) => anApplication({ _id: `id${index}`, name }));
    return api;
  }

  it('says what will be in it, and has all pages of the list with its filters and order', async () => {
    const api = apiWith(['Ravi', 'Savita']);
    api.override((_request, url) =>
      url.pathname === PATH ? { body: { data: { path: '/api/admin/exports/once' } } } : undefined,
    );
    const { user } = openConsole('/admin/applications?status=all&sort=name&cursor=abc', api);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(screen.getByText(/^All pages of this list: 2, with these filters/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx']));
    expect(api.callsTo('POST', PATH).map(({ query }) => query)).toMatchObject([{ sort: 'name' }]);
    expect(await screen.findByText(/^Your browser is downloading the export/)).toBeVisible();
  });

  it('says why it failed, with a way on', async () => {
    const api = apiWith(['Ravi']);
    api.override((_request, url) =>
      url.pathname === PATH ? failure(500, 'INTERNAL', 'Something went wrong.') : undefined,
    );
    const { user } = openConsole('/admin/applications', api);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(api.callsTo('POST', PATH)).toHaveLength(2));
    expect(followed).toEqual([]);
  });

  it('is CSV for those who want that', async () => {
    const api = apiWith(['Ravi']);
    api.override((_request, url) =>
      url.pathname === PATH ? { body: { data: { path: '/api/admin/exports/once' } } } : undefined,
    );
    const { user } = openConsole('/admin/applications', api);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=csv']));
  });

  it('is not offered of an empty list', async () => {
    openConsole('/admin/applications', apiWith([]));
    await screen.findByText(/^No applications/);
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});
