import { fireEvent, screen, within } from '@testing-library/react';
import { afterResponses } from '../../../../test/after-responses';
import { FakeApi } from '../../../../test/fakes/fake-api';
import { aReason } from '../../../../test/fakes/fake-decisions';
import { resetPreferences } from '../../../../test/open-console';
import { openPage } from '../../../../test/open-page';

const PATH = '/api/admin/decision-reasons';

function apiWith(...ids: string[]) {
  const api = new FakeApi();
  if (api.admin) api.admin.permissions = ['applications:review', 'shareholders:review'];
  api.reasons = { revision: ids.length && 1, reasons: ids.map((id) => aReason({ id })) };
  return api;
}

async function openReasons(api: FakeApi) {
  const { user } = openPage('/admin/settings', api);
  const card = within(await screen.findByRole('region', { name: 'Reasons for decisions' }));
  await card.findByRole('button', { name: 'Add a reason' });
  const titles = () => card.queryAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
  const saved = () => api.callsTo('PUT', PATH).map(({ body }) => body);
  return { user, card, titles, saved };
}

beforeEach(resetPreferences);

describe('the reasons for decisions', () => {
  it('can be added, in both languages, for the selected kinds and decision', async () => {
    const { user, card, titles, saved } = await openReasons(apiWith('road'));
    await user.click(card.getByRole('button', { name: 'Add a reason' }));
    const dialog = within(screen.getByRole('dialog', { name: 'New reason' }));
    const english = within(dialog.getByRole('group', { name: 'English' }));
    const hindi = within(dialog.getByRole('group', { name: 'Hindi' }));
    expect(english.getByLabelText('Title')).toHaveFocus();
    await user.paste('No water');
    await user.click(english.getByLabelText('Text'));
    await user.paste('There is no\u200E water.');
    await user.click(dialog.getByRole('button', { name: 'Save reason' }));
    expect(dialog.getByText('Please choose what it is used for.')).toBeVisible();
    expect(dialog.getAllByRole('checkbox')[0]).toHaveFocus();
    await user.click(dialog.getByRole('checkbox', { name: 'Shareholders' }));
    await user.click(dialog.getByRole('radio', { name: 'Reopening' }));
    expect(dialog.getByText('Please enter a title in both languages.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save reason' }));
    expect(hindi.getByLabelText('Title')).toHaveFocus();
    expect(saved()).toEqual([]);
    await user.paste('पानी नहीं');
    await user.click(hindi.getByLabelText('Text'));
    await user.paste('वहाँ पानी नहीं है।');
    await user.click(dialog.getByRole('button', { name: 'Save reason' }));
    expect(await screen.findByText('Saved: No water')).toBeVisible();
    expect(titles()).toEqual(['Title road', 'No water']);
    expect(card.getByText('Reopening · Shareholders')).toBeVisible();
    expect(saved()).toEqual([
      {
        revision: 1,
        reasons: [
          aReason({ id: 'road' }),
          {
            id: expect.stringMatching(/^[0-9a-f]{32}$/),
            kinds: ['shareholder'],
            decision: 'pending',
            en: { title: 'No water', text: 'There is no water.' },
            hi: { title: 'पानी नहीं', text: 'वहाँ पानी नहीं है।' },
          },
        ],
      },
    ]);
  });

  it('can be reordered with buttons that keep the focus, and deleted after a confirmation', async () => {
    const { user, card, titles } = await openReasons(apiWith('road', 'water', 'light'));
    const up = card.getByRole('button', { name: 'Move “Title light” up' });
    await user.click(up);
    expect(titles()).toEqual(['Title road', 'Title light', 'Title water']);
    expect(up).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Title light', 'Title road', 'Title water']);
    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await user.click(card.getByRole('button', { name: 'Delete “Title road”' }));
    await user.click(card.getByRole('button', { name: 'Delete the reason' }));
    expect(await screen.findByText('Deleted: Title road')).toBeVisible();
    expect(titles()).toEqual(['Title light', 'Title water']);
    expect(card.getByRole('heading', { name: 'Reasons for decisions' })).toHaveFocus();
  });

  it('stay in the dialog when the person presses beside it after typing, and after a change by a colleague, which a retry keeps', async () => {
    const api = apiWith('road');
    const { user, card, titles, saved } = await openReasons(api);
    await user.click(card.getByRole('button', { name: 'Change “Title road”' }));
    await user.click(screen.getByRole('dialog', { name: 'Change the reason' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(card.getByRole('button', { name: 'Change “Title road”' }));
    const opened = screen.getByRole('dialog', { name: 'Change the reason' });
    const dialog = within(opened);
    const [text] = dialog.getAllByLabelText('Text');
    await user.type(text as HTMLElement, ' Mine.');
    await user.click(opened);
    expect(text).toBeVisible();
    expect(text).toHaveValue('Text road. Mine.');

    api.beforeChange = () => {
      api.reasons = {
        revision: 2,
        by: 'ravi@example.org',
        reasons: [aReason({ id: 'water' }), aReason({ id: 'road' })],
      };
      api.beforeChange = undefined;
    };
    await user.click(dialog.getByRole('button', { name: 'Save reason' }));
    expect(
      await dialog.findByText(/^ravi@example\.org has changed the reasons.*What you typed is still here/),
    ).toBeVisible();
    expect(text).toHaveValue('Text road. Mine.');
    expect(titles()).toEqual(['Title water', 'Title road']);
    await user.click(dialog.getByRole('button', { name: 'Save reason' }));
    expect(await screen.findByText('Saved: Title road')).toBeVisible();
    expect(saved().at(-1)).toMatchObject({
      revision: 2,
      reasons: [{ id: 'water' }, { id: 'road', en: { text: 'Text road. Mine.' } }],
    });
  });

  it('do not lose what a colleague has changed meanwhile when the window gets the focus', async () => {
    const api = apiWith('road');
    const { user, card, saved } = await openReasons(api);
    await user.click(card.getByRole('button', { name: 'Change “Title road”' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change the reason' }));
    const [text] = dialog.getAllByLabelText('Text');
    await user.type(text as HTMLElement, ' Mine.');
    const theirs = { title: 'Title road', text: 'Theirs.' };
    api.reasons = {
      revision: 2,
      by: 'ravi@example.org',
      reasons: [{ ...aReason({ id: 'road' }), en: theirs }],
    };
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    fireEvent(window, new Event('visibilitychange'));
    await afterResponses();
    await user.click(dialog.getByRole('button', { name: 'Save reason' }));
    expect(await dialog.findByText(/^ravi@example\.org has changed the reasons/)).toBeVisible();
    expect(saved()).toMatchObject([{ revision: 1 }]);
    expect(card.getByText('Theirs.')).toBeVisible();
  });

  it('are limited to twenty', async () => {
    const { card } = await openReasons(apiWith(...Array.from({ length: 20 }, (_, n) => `r${n}`)));
    expect(card.getByRole('button', { name: 'Add a reason' })).toBeDisabled();
    expect(card.getByText('There can be 20 reasons at most.')).toBeVisible();
  });

  it('are shown only to accounts that may decide on both kinds of application', async () => {
    const api = apiWith('road');
    if (api.admin) api.admin.permissions = ['applications:review', 'shareholders:read'];
    openPage('/admin/settings', api);
    await screen.findByRole('radiogroup', { name: 'Colours' });
    expect(screen.queryByRole('region', { name: 'Reasons for decisions' })).not.toBeInTheDocument();
    expect(api.callsTo('GET', PATH)).toEqual([]);
  });
});
