import { act, render, screen, within } from '@testing-library/react';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { home as en } from '../../content/en/home';
import { home as hi } from '../../content/hi/home';
import HomePage from './home-page';

beforeAll(() => {
  const query = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
  const observer = class {
    observe() {}
    disconnect() {}
  };
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: observer });
});

/** Renders the home page with all lazy sections. */
async function open(site: Partial<SiteConfig> = {}, locale: Locale = 'en') {
  const messages = locale === 'en' ? en : hi;
  // Waits for the suspended sections.
  await act(async () => {
    render(
      <LocaleProvider locale={locale}>
        <BrowserRouter>
          <HomePage locale={locale} site={{ ...FALLBACK_SITE, ...site }} messages={messages} />
        </BrowserRouter>
      </LocaleProvider>,
    );
  });
  for (const title of [messages.journey.title, messages.projects.title, messages.legacy.title]) {
    await screen.findByText(title, { selector: 'h2' });
  }
}

/** Not by role: a role query over the whole page is slow because of its drawings. */
const region = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));

it('invites with the headline, the tagline and three links, the terms of a share with "Guaranteed return: None" last, and four steps', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Turn knowledge into legacy' })).toBeVisible();
  expect(screen.getByText('Become a Co-Owner of Real Indian Factories')).toBeVisible();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Become a shareholder')).toBe('/shareholder');
  expect(hrefOf('Explore projects')).toBe('/success-stories');
  expect(hrefOf('Apply for a factory')).toBe('/apply');
  const terms = region('The terms, before anything else');
  const rows = terms.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ['One share', '₹500'],
    ['Minimum holding', '1 share'],
    ['Profit paid out', 'Once a year, after audit'],
    ['If there is no profit', 'You wait for the next year'],
    ['Guaranteed return', 'None'],
  ]);
  const steps = region('How to join, in four steps').getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    '1Get Invited',
    '2Buy Share',
    '3Explore Projects',
    '4Invest & Earn',
  ]);
});

it('shows each figure with the note needed to understand it, the three projects and the goals, and opens the member portal in a new tab', async () => {
  await open();
  const stats = region('Where we stand');
  expect(stats.getByText('22,000+')).toBeVisible();
  expect(stats.getByText('₹2.95 crore')).toBeInTheDocument();
  expect(stats.getByText('₹2.65 crore in running factories, ₹30 lakh in one being built')).toBeVisible();
  expect(stats.getByText('2 running; the alkaline water plant is being built')).toBeVisible();
  expect(stats.getByText('active projects').closest('div')).toHaveTextContent('3');
  expect(stats.getByText('80+')).toBeVisible();
  expect(stats.getByText('Our target is 100+')).toBeVisible();
  const cards = screen.getAllByRole('article');
  const expected = [
    ['Spice Factory', 'Food Processing', 'Hajipur, Bihar', 'Profitable', 'Progress 100%', '₹2.2 crore'],
    ['Community Supermarket', 'Agra, Uttar Pradesh', 'Running', 'Progress 100%', '₹45 lakh'],
    ['Alkaline Water Plant', 'Jhansi and Chhapra', 'Coming Soon', 'Progress 80%', '₹30 lakh'],
  ];
  expect(cards).toHaveLength(expected.length);
  expected.forEach((texts, index) => {
    for (const text of texts) expect(within(cards[index] as HTMLElement).getByText(text)).toBeVisible();
  });
  const water = within(cards[2] as HTMLElement);
  expect(water.getByRole('img', { name: '16 of 20 bricks filled' })).toBeInTheDocument();
  const legacy = region('What you build, your family keeps');
  expect(legacy.getByText('2,00,000')).toBeVisible();
  expect(legacy.getByText('shareholders: the goal of our 2025 plan')).toBeVisible();
  expect(legacy.getByText('10,000+')).toBeVisible();
  expect(legacy.getByText('factories: our vision')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /opens in a new tab/ });
  expect(links.map((link) => link.textContent?.replace(/ ?\(.*/, ''))).toEqual([
    'View details of Spice Factory',
    'View details of Community Supermarket',
    'View details of Alkaline Water Plant',
    'Get Started',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('href', FALLBACK_SITE.memberPortalUrl);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

it('has no link to a member portal that is not configured', async () => {
  await open({ memberPortalUrl: '' });
  expect(screen.queryByRole('link', { name: /opens in a new tab/ })).not.toBeInTheDocument();
});

it.each([
  [
    'en',
    'Profit is not guaranteed. Shares are unlisted. Project money is non-refundable once committed.',
    /Saajha Udyog$/,
  ],
  [
    'hi',
    'मुनाफ़े की गारंटी नहीं है। शेयर अभी शेयर बाज़ार में ख़रीदे-बेचे नहीं जा सकते। परियोजना में एक बार लगाया गया पैसा वापस नहीं होता।',
    /उद्योग लगाना, व्यापार नहीं.*साझा उद्योग$/,
  ],
] as const)(
  'shows the risk sentence in %s at each of its four invitations, and attributes the quote to the company’s name',
  async (locale, risk, quote) => {
    await open({}, locale);
    const messages = locale === 'en' ? en : hi;
    expect(screen.getAllByText(risk)).toHaveLength(4);
    for (const title of [messages.journey.title, messages.projects.title, messages.legacy.title]) {
      expect(region(title).getByText(risk)).toBeVisible();
    }
    expect(screen.getByRole('figure')).toHaveTextContent(quote);
  },
);
