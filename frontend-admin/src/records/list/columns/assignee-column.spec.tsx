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

  it('shows a name beside its initials, one’s own highlighted, and "nobody" as plain text', async () => {
    openPage('/admin/applications', apiWith());
    const cell = (await row('Ravi')).getByRole('cell', { name: 'farida.khan' });
    const name = within(cell).getByTitle('farida.khan@example.org');
    expect(name).toBeVisible();
    // A name wraps after dots only.
    expect(name.querySelector('wbr')?.parentElement?.innerHTML).toBe('farida.<wbr>khan');
    // The cell is named by the name alone.
    const initials = within(cell).getByText('FK');
    expect(initials).toHaveAttribute('aria-hidden', 'true');
    expect(initials).not.toHaveAttribute('data-tone', 'own');

    const own = within((await row('Savita')).getByRole('cell', { name: 'office' })).getByText('O');
    expect(own).toHaveAttribute('data-tone', 'own');

    const nobody = (await row('Anita')).getByRole('cell', { name: 'Nobody' });
    expect(nobody).toBeVisible();
    // It does not look like a button.
    expect(nobody.querySelector('svg')).toBeNull();
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
