import { screen, within } from '@testing-library/react';
import { anApplication, FakeApi } from '../../../../test/fakes/fake-api';
import { resetPreferences } from '../../../../test/open-console';
import { openPage } from '../../../../test/open-page';

beforeEach(resetPreferences);

const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement);

describe('the assignee column', () => {
  function apiWith() {
    const api = new FakeApi();
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

  it('shows a name beside its initials, which are hidden from screen readers', async () => {
    openPage('/admin/applications', apiWith());
    const cell = (await row('Ravi')).getByRole('cell', { name: 'farida.khan' });
    expect(within(cell).getByTitle('farida.khan@example.org')).toBeVisible();
    expect(within(cell).getByText('FK')).toHaveAttribute('aria-hidden', 'true');
  });

  it('wraps a name after dots only', async () => {
    openPage('/admin/applications', apiWith());
    const name = (await row('Ravi'))
      .getByTitle('farida.khan@example.org')
      .querySelector('wbr')?.parentElement;
    expect(name?.innerHTML).toBe('farida.<wbr>khan');
  });

  it('highlights the avatar of the current user', async () => {
    openPage('/admin/applications', apiWith());
    const own = within((await row('Savita')).getByRole('cell', { name: 'office' })).getByText('O');
    expect(own).toHaveAttribute('data-tone', 'own');
    const other = (await row('Ravi')).getByRole('cell', { name: 'farida.khan' });
    expect(within(other).getByText('FK')).not.toHaveAttribute('data-tone', 'own');
  });

  it('shows "nobody" as plain text that does not look like a button', async () => {
    openPage('/admin/applications', apiWith());
    const cell = (await row('Anita')).getByRole('cell', { name: 'Nobody' });
    expect(cell).toBeVisible();
    expect(cell.querySelector('svg')).toBeNull();
  });

  it('is below the name on a phone, with the initials, and absent for unassigned records', async () => {
    openPage('/admin/applications?columns=place,assignee', apiWith());
    const below = async (name: string) =>
      [...(await row(name)).getByRole('rowheader', { hidden: true }).querySelectorAll('.ad-row__fact')].map(
        (fact) => fact.textContent,
      );
    expect(await below('Ravi')).toEqual(['Varanasi, Uttar Pradesh', 'FKfarida.khan']);
    expect(await below('Anita')).toEqual(['Varanasi, Uttar Pradesh']);
  });
});
