import { render, screen, within } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { mockBrowser } from '../../../test/mock-browser';
import { successStories as en } from '../../content/en/success-stories';
import { successStories as hi } from '../../content/hi/success-stories';
import SuccessStoriesPage from './success-stories-page';

beforeEach(() => {
  mockBrowser();
});

function open(locale: Locale = 'en', site = FALLBACK_SITE) {
  render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <SuccessStoriesPage locale={locale} site={site} messages={locale === 'hi' ? hi : en} />
      </BrowserRouter>
    </LocaleProvider>,
  );
}

const story = (name: string) =>
  within(
    screen
      .getAllByRole('article')
      .find((one) => within(one).queryByRole('heading', { level: 3, name })) as HTMLElement,
  );

/** The figures as pairs of term and value. */
const account = (name: string) =>
  story(name)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace('\u00a0', ' ')]);

it('shows four figures, with the investment broken down by status', () => {
  open();
  const stats = within(screen.getByRole('region', { name: 'In figures' }));
  const shown = stats.getAllByRole('term').map((label) => {
    const [value, note] = within(label.parentElement as HTMLElement).getAllByRole('definition');
    return [label, value, note].map((part) => part?.textContent?.replaceAll('\u00a0', ' '));
  });
  expect(shown).toEqual([
    ['Total investment', '₹2.95 Cr', '₹2.65 crore in running factories, ₹30 lakh in one being built'],
    ['Jobs created', '80+', undefined],
    ['Investors joined', '5,800+', undefined],
    ['Projects running', '2', 'Spice factory and supermarket'],
  ]);
  expect(stats.getByText('Figures as of November 2025.')).toBeVisible();
});

it.each([
  ['en', 'Five projects: one is being built, and four are in preparation.'],
  ['hi', 'पाँच परियोजनाएँ: एक बन रही है, चार तैयारी में हैं।'],
] as const)('tells in %s the project that is being built from those in preparation', (locale, sentence) => {
  open(locale);
  expect(screen.getByText((text) => text.startsWith(sentence))).toBeVisible();
});

it('shows the spice factory in Hajipur, Bihar, as Profitable', () => {
  open();
  const spice = story('Spice Factory');
  expect(spice.getByText('Profitable')).toBeVisible();
  expect(spice.getByText('Hajipur, Bihar')).toBeVisible();
  expect(account('Spice Factory')).toEqual([
    ['Built with', '₹2.2 crore'],
    ['Investors', '4,000+'],
    ['Jobs', '60+'],
  ]);
});

it('shows the investment unit when it is configured', () => {
  open('en', { ...FALLBACK_SITE, projectUnits: { spice: 10_000 } });
  expect(story('Spice Factory').getByText('Invest in multiples of ₹10,000')).toBeVisible();
  expect(story('Community Supermarket').queryByText(/^Invest in multiples/)).not.toBeInTheDocument();
});

it('shows the community supermarket in Agra as Running', () => {
  open();
  const shop = story('Community Supermarket');
  expect(shop.getByText('Running')).toBeVisible();
  expect(shop.getByText('Agra, Uttar Pradesh')).toBeVisible();
  expect(account('Community Supermarket')).toEqual([
    ['Built with', '₹45 lakh'],
    ['Investors', '1,800+'],
    ['Jobs', '20+'],
  ]);
});

it.each(['Spice Factory', 'Community Supermarket'])(
  'gives %s a description, a timeline and key achievements, without years that are not known',
  (name) => {
    open();
    const one = story(name);
    expect(one.getByText(/investors own (it|the factory) together/)).toBeVisible();
    for (const list of ['Timeline', 'Key achievements']) {
      const heading = one.getByRole('heading', { level: 4, name: list });
      const entries = within(heading.nextElementSibling as HTMLElement).getAllByRole('listitem');
      expect(entries.length).toBeGreaterThanOrEqual(3);
      for (const entry of entries) expect(entry).not.toHaveTextContent(/\b(19|20)\d\d\b/);
    }
    expect(one.getByText(/Every year the books are closed and audited/)).toBeVisible();
  },
);

it.each([
  ['en', 'BECOME A SHAREHOLDER', '/shareholder'],
  ['hi', 'शेयरधारक बनें', '/hi/shareholder'],
  ['en', 'APPLY FOR FACTORY', '/apply#factory-form'],
  ['hi', 'कारख़ाने के लिए आवेदन करें', '/hi/apply#factory-form'],
] as const)('links to a form in %s: “%s” leads to %s', (locale, name, address) => {
  open(locale);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

it('shows the risk sentence beside the planned projects and beside the closing links', () => {
  open();
  for (const name of ['Coming Soon', 'Invest, or propose a factory']) {
    expect(within(screen.getByRole('region', { name })).getByText(/Profit is not guaranteed/)).toBeVisible();
  }
});
