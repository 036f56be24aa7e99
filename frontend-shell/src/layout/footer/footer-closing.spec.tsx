import { screen, within } from '@testing-library/react';
import { members } from 'frontend-shared/content/figures';
import { renderShell } from '../../../test/render-shell';
import { sampleSite } from '../../../test/sample-site';
import { loadShellMessages } from '../../content/messages';

const footer = () => within(screen.getByRole('contentinfo'));

test('the footer starts with a quote banner', () => {
  renderShell('/');
  // The invisible word joiners around the hyphen keep the number on one line.
  const banner = footer().getByText((text) => text.replaceAll('\u2060', '').includes('Twenty-two thousand'));
  expect(banner).toBeVisible();
  expect(banner.textContent?.replaceAll('\u2060', '')).toBe(
    'One brick is small. Twenty-two thousand make a wall.',
  );
});

test('the banner spells out the number of members in the register of figures', () => {
  // In both languages: "Twenty-two thousand", "बाईस हज़ार".
  expect(members.value).toBe(22_000);
});

test('the footer ends with links to Admin Portal, Support and Contact Us', () => {
  renderShell('/');
  const leads = (name: string) => footer().getByRole('link', { name }).getAttribute('href');
  expect(leads('Admin Portal')).toBe('/admin');
  expect(leads('Support')).toBe('mailto:support@example.org');
  expect(leads('Contact Us')).toBe('/contact');
});

const closingLinks = (name: string) =>
  within(footer().getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('links to tracking, privacy and terms follow them', () => {
  renderShell('/');
  expect(closingLinks('Help and legal')).toEqual([
    ['Admin Portal', '/admin'],
    ['Support', 'mailto:support@example.org'],
    ['Contact Us', '/contact'],
    ['Check status', '/track'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ]);
});

test('on a Hindi page the links to tracking, privacy and terms lead to the Hindi pages', async () => {
  await loadShellMessages('hi');
  renderShell('/hi');
  expect(closingLinks('सहायता और क़ानूनी बातें').slice(3)).toEqual([
    ['स्थिति देखें', '/hi/track'],
    ['निजता', '/hi/privacy'],
    ['शर्तें', '/hi/terms'],
  ]);
});

test('the footer shows the legal name once, and below it the company number and the registered office', () => {
  renderShell('/');
  expect(footer().getByText(/Saajha Udyog Public Limited/)).toHaveTextContent(/^© \d{4} /);
  expect(
    footer().getByText('Company number U00000BR2020PLC000000 · Registered office: Hajipur, Bihar'),
  ).toBeVisible();
});

test('the copyright year is the current year in India', () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-31T18:29:59Z') });
  const { unmount } = renderShell('/');
  expect(footer().getByText(/^© 2026 /)).toBeVisible();
  unmount();
  jest.setSystemTime(Date.parse('2026-12-31T18:30:00Z'));
  renderShell('/');
  expect(footer().getByText(/^© 2027 /)).toBeVisible();
  jest.useRealTimers();
});

test('the footer omits a company number and registered office that are not configured', () => {
  renderShell('/', undefined, { ...sampleSite, companyNumber: '', registeredOffice: '' });
  expect(footer().getByText(/Saajha Udyog Public Limited/)).toBeVisible();
  expect(footer().queryByText(/Company number|Registered office/)).toBeNull();
});
