import { screen } from '@testing-library/react';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import { openContact, region } from '../../../test/open-contact';

const open = (site: Partial<SiteConfig> = {}) => openContact({ site });

it('offers the office’s e-mail address as an alternative to the form', () => {
  open({ supportEmail: 'help@example.in' });
  const links = region('Write to us').getAllByRole('link', { name: 'help@example.in' });
  expect(links.at(-1)).toHaveAttribute('href', 'mailto:help@example.in');
});

it('shows reply time, members and the configured office hours', () => {
  open({ officeHours: 'Mon-Sat 10 AM-5 PM IST' });
  const office = region('The office');
  expect(office.getByText('within 24 hours')).toBeVisible();
  expect(office.getByText('22,000+')).toBeVisible();
  expect(office.getByText('Mon-Sat 10 AM-5 PM IST')).toBeVisible();
});

it('shows the registered office when it is configured', () => {
  open({ registeredOffice: 'Station Road, Hajipur' });
  expect(region('The office').getByText('Station Road, Hajipur')).toBeVisible();
});

it('opens the configured social pages in a new tab and leaves out the others', () => {
  open({ socialLinks: { ...FALLBACK_SITE.socialLinks, facebook: 'https://facebook.example.org/saajha' } });
  const links = region('Follow our progress').getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Facebook (opens in a new tab)');
  expect(links[0]).toHaveAttribute('href', 'https://facebook.example.org/saajha');
  expect(links[0]).toHaveAttribute('target', '_blank');
  expect(links[0]).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it('has no list of social pages when none is configured', () => {
  open();
  expect(screen.queryByRole('region', { name: 'Follow our progress' })).not.toBeInTheDocument();
});

it('labels the app as coming soon', () => {
  open();
  expect(region('App coming soon').getByText('Coming Soon')).toBeVisible();
});
