import { render, screen, within } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { howItWorks as en } from '../../content/en/how-it-works';
import { howItWorks as hi } from '../../content/hi/how-it-works';
import HowItWorksPage from './how-it-works-page';

function openPage(locale: 'en' | 'hi' = 'en') {
  render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <HowItWorksPage locale={locale} site={FALLBACK_SITE} messages={locale === 'hi' ? hi : en} />
      </BrowserRouter>
    </LocaleProvider>,
  );
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));

it('lists the eight steps from invitation to profit', () => {
  openPage();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How it works, in eight steps');
  const steps = within(screen.getByRole('list', { name: 'The eight steps' })).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    '1Get invited',
    '2Buy a share',
    '3Shareholder for life',
    '4Explore projects',
    '5Contribute',
    '6A company is formed',
    '7The factory launches',
    '8Audit, then profit',
  ]);
});

it('gives every step a description and details', () => {
  openPage();
  for (const step of within(screen.getByRole('list', { name: 'The eight steps' })).getAllByRole('listitem')) {
    expect(step.querySelectorAll('p')).toHaveLength(2);
  }
  expect(screen.getByText('One share costs ₹500. One is enough.')).toBeVisible();
  expect(
    screen.getByText(/You can invest ₹500 to ₹2,00,000\. Once committed, the money is non-refundable/),
  ).toBeVisible();
});

it('shows the split of ₹10,00,000 as twenty bricks and as a table', () => {
  openPage();
  const region = within(screen.getByRole('region', { name: 'Where the profit goes' }));
  expect(region.getByRole('img', { name: /^20 bricks: 6 .* 11 .* 2 .* 1 / })).toBeInTheDocument();
  expect(rowsOf(region.getByRole('table', { name: 'Example: ₹10,00,000 of profit' }))).toEqual([
    [],
    ['30%', '₹3,00,000'],
    ['55%', '₹5,50,000'],
    ['10%', '₹1,00,000'],
    ['5%', '₹50,000'],
    ['', '₹10,00,000'],
  ]);
});

it('shows how 1,000 people fund ₹1 crore, and that no return is guaranteed', () => {
  openPage();
  const example = screen.getByRole('region', { name: /^Example: ₹1.crore, funded together$/ });
  const facts = [...example.querySelectorAll('dl > div')].map((row) => row.textContent);
  expect(facts).toEqual([
    'Each invests₹10,000',
    'People1,000',
    'Total₹1,00,00,000',
    'Each investor’s part of ₹5,50,000₹550',
    'Guaranteed returnNone',
  ]);
});

it('states in the important notice what is not promised', () => {
  openPage();
  const notice = within(screen.getByRole('region', { name: 'Important notice' }));
  expect(notice.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'There is no guaranteed return.',
    'Project money is non-refundable.',
    'Shares cannot be traded yet.',
    'Profit comes once a year at most.',
    'It is industrialization, not trading.',
  ]);
  expect(notice.getByText(/If no profit is made, investors wait for the next year\./)).toBeVisible();
});

it.each([
  ['en', 'Become a shareholder', '/shareholder', 'Apply for a factory', '/apply#factory-form'],
  ['hi', 'शेयरधारक बनें', '/hi/shareholder', 'कारख़ाने के लिए आवेदन करें', '/hi/apply#factory-form'],
] as const)(
  'links to the shareholder form and to the factory form (%s)',
  (locale, share, toShare, form, toForm) => {
    openPage(locale);
    expect(screen.getByRole('link', { name: share })).toHaveAttribute('href', toShare);
    expect(screen.getByRole('link', { name: form })).toHaveAttribute('href', toForm);
  },
);

it('shows the risk sentence where it invites people to invest', () => {
  openPage();
  expect(
    screen.getAllByText(/^Profit is not guaranteed\. Shares are unlisted\. Project money is non-refundable/),
  ).toHaveLength(2);
});
