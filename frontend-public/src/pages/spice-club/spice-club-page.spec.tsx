import { render, screen, within } from '@testing-library/react';
import { LocaleProvider } from 'frontend-shared/locale-context';
import { BrowserRouter } from 'frontend-shared/router';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/site-config';
import { spiceClub } from '../../content/en/spice-club';
import SpiceClubPage from './spice-club-page';

function open(site: Partial<SiteConfig> = {}) {
  render(
    <LocaleProvider locale="en">
      <BrowserRouter>
        <SpiceClubPage locale="en" site={{ ...FALLBACK_SITE, ...site }} words={spiceClub} />
      </BrowserRouter>
    </LocaleProvider>,
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it.each([
  ['Spice Pack', '10 varieties', '₹1,000'],
  ['Premium Pack', '15 varieties', '₹2,000'],
  ['Deluxe Pack', '20 varieties plus bonus gifts', '₹3,000'],
])('offers the %s with %s for %s, drawn as a tin with as many bowls', (name, holds, price) => {
  open({ supportEmail: 'help@example.in' });
  const pack = screen.getByRole('heading', { name }).closest('li') as HTMLElement;
  expect(within(pack).getByText(holds)).toBeVisible();
  expect(within(pack).getByText(price)).toBeVisible();
  // The rim and the floor of the tin are circles, too.
  expect(pack.querySelectorAll('svg circle')).toHaveLength(Number.parseInt(holds, 10) + 2);
  expect(within(pack).getByRole('link', { name: `Order by e-mail (${name})` })).toHaveAttribute(
    'href',
    `mailto:help@example.in?subject=${encodeURIComponent(`Premium Spice Club: ${name}`)}`,
  );
});

it('says when a box comes, that shipping is free and that one can cancel anytime', () => {
  open();
  const delivery = region('How it comes to you');
  const value = (term: string) => delivery.getByText(term).nextSibling?.textContent;
  expect(value('Delivered')).toBe('on the 15th of every month');
  expect(value('Ordered after the 10th')).toBe('comes the month after');
  expect(value('Maximum')).toBe('5 combos per subscription');
  expect(value('Shipping')).toBe('Free');
  expect(value('Cancel')).toBe('Anytime');
});

it('offers cash on delivery and shows UPI as coming soon', () => {
  open();
  const [cash, upi] = region('How you pay').getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(cash).toHaveTextContent('Cash on delivery');
  expect(upi).toHaveTextContent('UPI');
  expect(within(upi).getByText('Coming Soon')).toBeVisible();
});

it('leads to the partner site in a new tab', () => {
  open({ spicePartnerUrl: 'https://spices.example.org' });
  const link = screen.getByRole('link', { name: /^Visit the partner site/ });
  expect(link).toHaveAttribute('href', 'https://spices.example.org');
  expect(link).toHaveAttribute('target', '_blank');
});

it('names no partner site when none is configured', () => {
  open({ spicePartnerUrl: '' });
  expect(screen.queryByRole('link', { name: /partner site/ })).not.toBeInTheDocument();
});
