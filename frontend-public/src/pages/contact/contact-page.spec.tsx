import { render, screen, within } from '@testing-library/react';
import { LocaleProvider } from 'frontend-shared/locale-context';
import { BrowserRouter } from 'frontend-shared/router';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/site-config';
import { contact } from '../../content/en/contact';
import ContactPage from './contact-page';

function open(site: Partial<SiteConfig> = {}) {
  render(
    <LocaleProvider locale="en">
      <BrowserRouter>
        <ContactPage locale="en" site={{ ...FALLBACK_SITE, ...site }} words={contact} />
      </BrowserRouter>
    </LocaleProvider>,
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it('offers an e-mail on each of the eight subjects, and the address itself', () => {
  open({ supportEmail: 'help@example.in' });
  const write = region('Write to us');
  const subjects = write.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
  expect(subjects.map((link) => link.textContent)).toEqual([
    'General Inquiry',
    'Become a Shareholder',
    'Apply for Factory',
    'Investment Questions',
    'Partnership Opportunities',
    'Technical Support',
    'Media & Press',
    'Other',
  ]);
  expect(write.getByRole('link', { name: 'Media & Press' })).toHaveAttribute(
    'href',
    'mailto:help@example.in?subject=Media%20%26%20Press',
  );
  expect(write.getByRole('link', { name: 'help@example.in' })).toHaveAttribute(
    'href',
    'mailto:help@example.in',
  );
});

it('shows reply time, members and the configured office hours', () => {
  open({ officeHours: 'Mon-Sat 10 AM-5 PM IST' });
  const office = region('The office');
  expect(office.getByText('within 24 hours')).toBeVisible();
  expect(office.getByText('22,000+')).toBeVisible();
  expect(office.getByText('Mon-Sat 10 AM-5 PM IST')).toBeVisible();
});

it('shows the registered office only when there is one', () => {
  open({ registeredOffice: 'Station Road, Hajipur' });
  expect(region('The office').getByText('Station Road, Hajipur')).toBeVisible();
});

it('opens the configured social pages in a new tab and leaves out the others', () => {
  open({ socialLinks: { ...FALLBACK_SITE.socialLinks, facebook: 'https://facebook.example.org/saajha' } });
  const links = region('Follow the building').getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Facebook (opens in a new tab)');
  expect(links[0]).toHaveAttribute('href', 'https://facebook.example.org/saajha');
  expect(links[0]).toHaveAttribute('target', '_blank');
});

it('has no list of social pages when none is configured', () => {
  open();
  expect(screen.queryByRole('region', { name: 'Follow the building' })).not.toBeInTheDocument();
});

it('the card of the coming app lets a visitor ask to be told', () => {
  open({ supportEmail: 'help@example.in' });
  const app = region('App coming soon');
  expect(app.getByText('Coming Soon')).toBeVisible();
  expect(app.getByRole('link', { name: 'Notify me' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:help@example\.in\?subject=App%20launch/),
  );
});
