import { screen, waitFor, within } from '@testing-library/react';
import { ApiStandIn, failure } from '../../../test/api-stand-in';
import { openConsole } from '../../../test/open-console';

const SAVED = 'Settings saved successfully!';
const PATH = '/api/admin/settings';

async function atChoice(api: ApiStandIn) {
  const { user } = openConsole('/admin/account', api);
  const card = within(await screen.findByRole('region', { name: 'Mails' }));
  const language = within(await card.findByRole('radiogroup', { name: 'Language of mails' }));
  const choose = (name: string) => user.click(language.getByRole('radio', { name }));
  const chosen = () =>
    language.getAllByRole('radio', { checked: true }).map((one) => one.closest('label')?.textContent);
  return { card, choose, chosen };
}

describe('the language of mails', () => {
  it('is the one that the server has, and the other one once the server has said so', async () => {
    const api = new ApiStandIn();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.override(async (request, url) => {
      if (url.pathname === PATH && request.method === 'PATCH') await answered;
      return undefined;
    });
    const { card, choose, chosen } = await atChoice(api);
    expect(chosen()).toEqual(['English']);
    await choose('Hindi (हिन्दी)');
    expect(await card.findByText('Saving…')).toBeVisible();
    expect(chosen()).toEqual(['Hindi (हिन्दी)']);
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    // One answer at a time is waited for.
    await choose('English');
    answer();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(card.queryByText('Saving…')).not.toBeInTheDocument();
    expect(chosen()).toEqual(['Hindi (हिन्दी)']);
    expect(api.callsTo('PATCH', PATH).map(({ body }) => body)).toEqual([{ locale: 'hi' }]);
  });

  it('stays as it was when it cannot be saved; the reason is said, and the next try counts', async () => {
    const api = new ApiStandIn();
    const fails = api.override((request, url) =>
      url.pathname === PATH && request.method === 'PATCH'
        ? failure(503, 'UNAVAILABLE', 'Please try again in a minute.')
        : undefined,
    );
    const { card, choose, chosen } = await atChoice(api);
    await choose('Hindi (हिन्दी)');
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent('Please try again in a minute.'));
    expect(chosen()).toEqual(['English']);
    expect(screen.queryByText(SAVED)).not.toBeInTheDocument();
    fails();
    await choose('Hindi (हिन्दी)');
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(card.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('can be asked for again when the settings do not come', async () => {
    const api = new ApiStandIn();
    const fails = api.override((_request, url) =>
      url.pathname === PATH ? failure(500, 'INTERNAL', 'Something went wrong.') : undefined,
    );
    const { user } = openConsole('/admin/account', api);
    const card = within(await screen.findByRole('region', { name: 'Mails' }));
    const again = await card.findByRole('button', { name: 'Retry' });
    fails();
    await user.click(again);
    expect(await card.findByRole('radiogroup', { name: 'Language of mails' })).toBeVisible();
  });
});
