import { screen, within } from '@testing-library/react';
import { renderShell } from '../../../test/render-shell';
import { sampleSite } from '../../../test/sample-site';
import { loadShellMessages } from '../../content/messages';

const footer = () => within(screen.getByRole('contentinfo'));

test('the footer has the ten quick links', () => {
  renderShell('/');
  const links = within(footer().getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About Us', '/about'],
    ['Industries', '/industries'],
    ['Success Stories', '/success-stories'],
    ['How it Works', '/how-it-works'],
    ['Apply Factory', '/apply'],
    ['Presentation', '/presentation'],
    ['Admin Login', '/admin-login'],
    ['Contact', '/contact'],
    ['Spice Subscription', '/monthly-spice-subscription'],
  ]);
});

test('the footer shows the three disclaimers, the support address and the copyright', () => {
  renderShell('/');
  expect(footer().getByText('Profit is not guaranteed.')).toBeInTheDocument();
  expect(footer().getByText('Shares are unlisted. A public offering will be announced.')).toBeInTheDocument();
  expect(footer().getByText(/non-refundable once committed to a project/)).toBeInTheDocument();
  expect(footer().getByRole('link', { name: 'support@example.org' })).toHaveAttribute(
    'href',
    'mailto:support@example.org',
  );
  expect(footer().getByText(/App Coming Soon/)).toBeInTheDocument();
  expect(footer().getByText(/© \d{4} Saajha Udyog Public Limited/)).toBeInTheDocument();
  for (const name of ['Admin Portal', 'Support', 'Contact Us']) {
    expect(footer().getByRole('link', { name })).toBeInTheDocument();
  }
});

test('the footer opens social pages in a new tab and omits those without a URL', () => {
  renderShell('/', undefined, { ...sampleSite, socialLinks: { ...sampleSite.socialLinks, facebook: '' } });
  const links = within(footer().getByRole('list', { name: 'Social pages' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'X, Twitter (opens in a new tab)',
    'in, LinkedIn (opens in a new tab)',
    'Ig, Instagram (opens in a new tab)',
  ]);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

test('on a Hindi page the footer links to Hindi pages, and to the console without a prefix', async () => {
  await loadShellMessages('hi');
  renderShell('/hi/about');
  expect(footer().getByRole('link', { name: 'मासिक मसाला ऑर्डर' })).toHaveAttribute(
    'href',
    '/hi/monthly-spice-subscription',
  );
  expect(footer().getByRole('link', { name: 'एडमिन लॉगिन' })).toHaveAttribute('href', '/admin-login');
});
