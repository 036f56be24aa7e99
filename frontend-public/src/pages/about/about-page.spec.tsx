import { render, screen, within } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { about as en } from '../../content/en/about';
import { about as hi } from '../../content/hi/about';
import AboutPage from './about-page';

function open(locale: 'en' | 'hi' = 'en') {
  return render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <AboutPage locale={locale} site={FALLBACK_SITE} messages={locale === 'hi' ? hi : en} />
      </BrowserRouter>
    </LocaleProvider>,
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it('says that it is industrialization, not trading, and that no return is promised', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Who We Are' })).toBeVisible();
  const mission = region('Our mission');
  expect(mission.getByText('Industrialization, not trading.')).toBeVisible();
  expect(mission.getByText(/A separate private company is formed for every factory/)).toBeVisible();
  expect(mission.getByText(/We do not promise a return/)).toBeVisible();
});

it('lists six benefits of a shareholder, with the risk note beside the invitation to become one', () => {
  open();
  const who = region('Who can join');
  expect(who.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Part of the company',
    'Your choice of factory',
    'A share of the profit',
    'Audited accounts',
    'Shareholder for life',
    'A legacy to pass on',
  ]);
  expect(who.getByText('From 1 share upwards. One share costs ₹500.')).toBeVisible();
  expect(who.getByRole('link', { name: 'Become a shareholder' })).toHaveAttribute('href', '/shareholder');
  expect(who.getByText(/Profit is not guaranteed/)).toBeVisible();
});

it('lists the timeline oldest first, and labels the goal as a plan', () => {
  open();
  const [foundation, launch, goal, ...others] = region('Our story so far').getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(foundation).toHaveTextContent('Foundation2020-202222,000 citizens came together.');
  expect(launch).toHaveTextContent('Launch Phase2023-Now');
  expect(goal).toHaveTextContent('Scale Up2025 Goal2,00,000 shareholders and 1,000 new industries.');
  expect(goal).toHaveTextContent('This is our plan for 2025, not a result.');
});

it('shows the current figure beside every target', () => {
  open();
  const rows = region('Today, and where we want to be')
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'ShareholdersToday22,000+Target2,00,000Plan for 2025',
    'Factories runningToday2Target10,000+',
    'IndustriesTodayFood processing and retailTarget15+',
    'JobsToday80+Target100+',
  ]);
});

it('links only to Hindi pages on the Hindi page', () => {
  open('hi');
  const links = screen.getAllByRole('link');
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/hi\//);
});

it('keeps every drawing under 15 kB', () => {
  const { container } = open();
  const weights = [...container.querySelectorAll('svg')].map((svg) => svg.outerHTML.length);
  expect(Math.max(...weights)).toBeLessThan(15_000);
});
