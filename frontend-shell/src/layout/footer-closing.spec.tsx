import { screen, within } from '@testing-library/react';
import { members } from 'frontend-shared/figures';
import { renderShell } from '../../test/render-shell';

const footer = () => within(screen.getByRole('contentinfo'));

test('opens with a quote banner', () => {
  renderShell('/');
  // The joiners around the hyphen keep the number on one line; nobody sees them.
  const banner = footer().getByText((text) => text.replaceAll('\u2060', '').includes('Twenty-two thousand'));
  expect(banner).toBeVisible();
  expect(banner.textContent?.replaceAll('\u2060', '')).toBe(
    'One brick is small. Twenty-two thousand make a wall.',
  );
});

test('the banner says in words how many members the register of figures has', () => {
  // In both languages: "Twenty-two thousand", "बाईस हज़ार".
  expect(members.value).toBe(22_000);
});

test('closes with Admin Portal, Support and Contact Us, each leading to its place', () => {
  renderShell('/');
  const leads = (name: string) => footer().getByRole('link', { name }).getAttribute('href');
  expect(leads('Admin Portal')).toBe('/admin');
  expect(leads('Support')).toBe('mailto:support@example.org');
  expect(leads('Contact Us')).toBe('/contact');
});
