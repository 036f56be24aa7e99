import { screen, within } from '@testing-library/react';
import { ApiStandIn, anApplication } from '../../../../test/api-stand-in';
import { forgetPreferences, openConsole } from '../../../../test/open-console';

beforeEach(forgetPreferences);

const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);

describe('who looks after a record, in its row', () => {
  function apiWith() {
    const api = new ApiStandIn();
    const own = api.admin?._id ?? '';
    api.applications = [
      anApplication({
        _id: 'id0',
        name: 'Ravi',
        assignee: { adminId: 'a2', email: 'farida.khan@example.org' },
      }),
      anApplication({ _id: 'id1', name: 'Savita', assignee: { adminId: own, email: 'office@example.org' } }),
      anApplication({ _id: 'id2', name: 'Anita' }),
    ];
    return api;
  }

  it('is a name beside its letters, which are not read aloud', async () => {
    openConsole('/admin/applications', apiWith());
    const cell = (await row('Ravi')).getByRole('cell', { name: 'farida.khan' });
    expect(within(cell).getByTitle('farida.khan@example.org')).toBeVisible();
    expect(within(cell).getByText('FK')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is broken after its points, and within no word', async () => {
    openConsole('/admin/applications', apiWith());
    const name = (await row('Ravi'))
      .getByTitle('farida.khan@example.org')
      .querySelector('wbr')?.parentElement;
    expect(name?.innerHTML).toBe('farida.<wbr>khan');
  });

  it('is marked when it is whoever looks at the list', async () => {
    openConsole('/admin/applications', apiWith());
    const own = within((await row('Savita')).getByRole('cell', { name: 'office' })).getByText('O');
    expect(own).toHaveAttribute('data-tone', 'own');
    const other = (await row('Ravi')).getByRole('cell', { name: 'farida.khan' });
    expect(within(other).getByText('FK')).not.toHaveAttribute('data-tone', 'own');
  });

  it('is nobody in words alone, which look like no button', async () => {
    openConsole('/admin/applications', apiWith());
    const cell = (await row('Anita')).getByRole('cell', { name: 'Nobody' });
    expect(cell).toBeVisible();
    expect(cell.querySelector('svg')).toBeNull();
  });

  it('stands below the name on a phone, with its letters, and not at all when it is nobody', async () => {
    openConsole('/admin/applications?columns=place,assignee', apiWith());
    const below = async (name: string) =>
      [...(await row(name)).getByRole('rowheader', { hidden: true }).querySelectorAll('.ad-row__fact')].map(
        (fact) => fact.textContent,
      );
    expect(await below('Ravi')).toEqual(['Varanasi, Uttar Pradesh', 'FKfarida.khan']);
    expect(await below('Anita')).toEqual(['Varanasi, Uttar Pradesh']);
  });
});
