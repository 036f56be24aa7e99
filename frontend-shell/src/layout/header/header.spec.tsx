import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { link, renderShell } from '../../../test/render-shell';
import { sampleSite } from '../../../test/sample-site';
import { loadShellMessages } from '../../content/messages';

beforeAll(() => loadShellMessages('hi'));

const bar = () => within(screen.getByRole('banner'));
const menuButton = () => bar().getByRole('button', { name: /menu|मेनू/ });

test('the header shows the nine links in order and marks the current one', () => {
  renderShell('/success-stories');
  const [desktop] = bar().getAllByRole('navigation', { name: 'Site' });
  const links = within(desktop as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'About',
    'Industries',
    'How It Works',
    'Success Stories',
    'Join Us',
    'Apply for Factory',
    'Presentation',
    'Contact',
  ]);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[4]]);
});

test('the header marks Join Us on the shareholder form and Presentation on every slide', () => {
  const { unmount } = renderShell('/shareholder');
  expect(bar().getByRole('link', { name: 'Join Us' })).toHaveAttribute('aria-current', 'true');
  unmount();
  renderShell('/presentation/3');
  expect(bar().getByRole('link', { name: 'Presentation' })).toHaveAttribute('aria-current', 'page');
});

test('a link to the current page adds no history entry', async () => {
  const user = userEvent.setup();
  renderShell('/');
  for (const _press of [1, 2]) await user.click(link('About'));
  await user.click(link('English'));
  await user.click(screen.getByText('back in the browser'));
  expect(screen.getByTestId('remote-props')).toHaveTextContent(/ \/$/);
});

test.each([
  [
    '/',
    'Saajha Udyog साझा उद्योग , home page',
    /Profit is not guaranteed\. Shares are unlisted\. Project money is non-refundable once committed\.$/,
  ],
  [
    '/hi',
    'साझा उद्योग Saajha Udyog , होम पेज',
    /मुनाफ़े की गारंटी नहीं है। शेयर अभी शेयर बाज़ार में ख़रीदे-बेचे नहीं जा सकते.+पैसा वापस नहीं होता।$/,
  ],
])(
  'on %s the home link is named by its visible text, and JOIN NOW opens the member portal in a new tab, described by the risk notice, which the menu also shows',
  async (address, home, risks) => {
    const user = userEvent.setup();
    renderShell(address);
    const spaced = (text: string) => text.replaceAll(/[\s,]+/g, '');
    expect(bar().getByRole('link', { name: (said) => spaced(said) === spaced(home) })).toHaveAttribute(
      'href',
      address,
    );
    const join = bar().getByRole('link', { name: /JOIN NOW|अभी जुड़ें/ });
    expect(join).toHaveAttribute('href', 'https://members.example.org/login');
    expect(join).toHaveAttribute('target', '_blank');
    expect(join).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(join).toHaveAccessibleDescription(risks);
    await user.click(menuButton());
    expect(bar().getByText(risks)).toBeVisible();
  },
);

test('without a member portal there is no JOIN NOW button', () => {
  renderShell('/', undefined, { ...sampleSite, memberPortalUrl: '' });
  expect(screen.queryByText('JOIN NOW')).toBeNull();
});

test("the menu button has the menu's state; a press on a link closes the menu, which keeps the focus on its button on the current page", async () => {
  const user = userEvent.setup();
  renderShell('/');
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  await user.click(menuButton());
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  const [, menu] = bar().getAllByRole('navigation', { name: 'Site' });
  const contact = () => within(menu as HTMLElement).getByText('Contact');
  await user.click(contact());
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByTestId('remote-props')).toHaveTextContent('/contact');
  await user.click(menuButton());
  await user.click(contact());
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(menuButton()).toHaveFocus();
});

test('Esc closes the menu and returns the focus to its button; tabbing out of the menu closes it too', async () => {
  const user = userEvent.setup();
  renderShell('/');
  await user.click(menuButton());
  await user.tab();
  expect(screen.getAllByRole('link', { name: 'Home' })[1]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(menuButton()).toHaveFocus();
  await user.click(menuButton());
  for (let press = 0; press < 11; press++) await user.tab();
  expect(screen.getByText('fill the screen')).toHaveFocus();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
});

test('the language switch keeps page, query and hash', async () => {
  const user = userEvent.setup();
  renderShell('/apply?from=mail#factory-form');
  await user.click(link('हिन्दी'));
  expect(await screen.findByText('hi /hi /hi/apply?from=mail#factory-form')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'hi');
  expect(document.title).toBe('कारख़ाने के लिए आवेदन · साझा उद्योग');
  await user.click(link('English'));
  expect(await screen.findByText('en / /apply?from=mail#factory-form')).toBeInTheDocument();
});

test.each([
  ['/about', 'en / /about'],
  ['/hi/about', 'hi /hi /hi/about'],
])(
  '%s is shown in its own language, whatever the browser prefers or showed before',
  async (address, shown) => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue(address === '/about' ? 'hi-IN' : 'en-IN');
    jest
      .spyOn(navigator, 'languages', 'get')
      .mockReturnValue(address === '/about' ? ['hi-IN', 'hi'] : ['en-IN', 'en']);
    const before = renderShell(address === '/about' ? '/hi' : '/');
    before.unmount();
    const user = userEvent.setup();
    renderShell(address);
    expect(screen.getByTestId('remote-props')).toHaveTextContent(shown);
    const [desktop] = bar().getAllByRole('navigation', { name: /Site|साइट/ });
    await user.click(within(desktop as HTMLElement).getAllByRole('link')[0] as HTMLElement);
    expect(screen.getByTestId('remote-props')).toHaveTextContent(
      address === '/about' ? 'en / /' : 'hi /hi /hi',
    );
  },
);

test('the language switch keeps the slide', async () => {
  const user = userEvent.setup();
  renderShell('/presentation/7');
  await user.click(link('हिन्दी'));
  expect(await screen.findByText('hi /hi/presentation /hi/presentation/7')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'hi');
});

test('every Hindi letter on an English page is marked as Hindi, so that it does not fetch the Hindi font', () => {
  const { container } = renderShell('/');
  const texts = [...container.querySelectorAll('*')].filter(({ childNodes }) =>
    [...childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /[\u0900-\u097f]/.test(node.textContent ?? ''),
    ),
  );
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((element) => !element.closest('[lang="hi"]'))).toEqual([]);
});
