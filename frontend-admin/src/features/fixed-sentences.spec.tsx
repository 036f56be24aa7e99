import { screen } from '@testing-library/react';
import { ApiStandIn, anApplication } from '../../test/api-stand-in';
import { openConsole } from '../../test/open-console';

/** A console in front of an API that fails at one path without a word. */
function openWithFailureAt(path: string, address: string) {
  const api = new ApiStandIn();
  api.applications = [anApplication({ _id: 'a', name: 'Ravi' })];
  api.override((request, url) =>
    request.method === 'GET' && url.pathname === path ? { status: 500, body: {} } : undefined,
  );
  return openConsole(address, api);
}

test.each([
  ['the list', '/api/apply-factory', '/admin/applications', 'Failed to fetch applications'],
  ['one application', '/api/apply-factory/a', '/admin/applications?record=a', 'Failed to fetch application'],
  ['the profile', '/api/admin/profile', '/admin/account', 'Failed to fetch admin profile'],
])(
  'when the server has no sentence for %s, the fixed one is said',
  async (_what, path, address, sentence) => {
    openWithFailureAt(path, address);
    expect(await screen.findByText(`Error: ${sentence}`)).toBeVisible();
  },
);

test('while somebody is being logged in the button says so, and a second press sends nothing', async () => {
  const api = new ApiStandIn();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.override(async (_request, url) => {
    if (url.pathname.endsWith('/login')) await answered;
    return undefined;
  });
  const { user } = openConsole('/admin-login', api);
  await user.type(await screen.findByLabelText('Email'), 'office@saajha.example');
  await user.type(screen.getByLabelText('Password'), 'a long password{Enter}');
  const button = await screen.findByRole('button', { name: /Logging in…/ });
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  await user.click(button);
  expect(api.callsTo('POST', '/api/admin/login')).toHaveLength(1);
  answer();
  expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
});
