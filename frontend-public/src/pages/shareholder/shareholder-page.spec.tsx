import { render, screen, within } from '@testing-library/react';
import { LocaleProvider } from 'frontend-shared/locale-context';
import { BrowserRouter } from 'frontend-shared/router';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/site-config';
import { shareholder } from '../../content/en/shareholder';
import ShareholderPage from './shareholder-page';

function open(site: Partial<SiteConfig> = {}) {
  render(
    <LocaleProvider locale="en">
      <BrowserRouter>
        <ShareholderPage locale="en" site={{ ...FALLBACK_SITE, ...site }} words={shareholder} />
      </BrowserRouter>
    </LocaleProvider>,
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it('says the risks before it says what is asked', () => {
  open();
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections.slice(0, 6)).toEqual([
    'First the risks',
    'About you',
    'Identity',
    'Nominee',
    'Shares',
    'Agree',
  ]);
  expect(region('First the risks').getByText('Guaranteed return').nextSibling).toHaveTextContent('None');
});

it('shows the seven numbers of shares and what they cost', () => {
  open();
  const cells = within(
    screen.getByRole('list', { name: 'Numbers of shares and what they cost' }),
  ).getAllByRole('listitem');
  expect(cells.map((cell) => cell.textContent?.replace(/\s+/g, ' '))).toEqual([
    '1 share ₹500',
    '2 shares ₹1,000',
    '5 shares ₹2,500',
    '10 shares ₹5,000',
    '20 shares ₹10,000',
    '50 shares ₹25,000',
    '100 shares ₹50,000',
  ]);
});

it('says that the referral code is optional unless the configuration demands it', () => {
  open();
  expect(region('Identity').getByText(/Referral code.*if you have one/)).toBeVisible();
});

it('says that the referral code is needed where it is', () => {
  open({ requireReferral: true });
  expect(region('Identity').getByText('Referral code from the shareholder who invited you')).toBeVisible();
});

it('leads on to the member portal in a new tab, or by mail, beside the risk sentence', () => {
  open({ memberPortalUrl: 'https://members.example.org/login', supportEmail: 'help@example.in' });
  const goOn = region('How to go on');
  const portal = goOn.getByRole('link', { name: /^Open the members’ portal/ });
  expect(portal).toHaveAttribute('href', 'https://members.example.org/login');
  expect(portal).toHaveAttribute('target', '_blank');
  expect(goOn.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:help@example.in?subject=Become%20a%20Shareholder',
  );
  expect(goOn.getByText(/Profit is not guaranteed/)).toBeVisible();
});

it('leads to the office alone where no portal is configured', () => {
  open({ memberPortalUrl: '' });
  const goOn = region('How to go on');
  expect(goOn.getAllByRole('link')).toHaveLength(1);
  expect(goOn.getByText(/Write to the office/)).toBeVisible();
});
