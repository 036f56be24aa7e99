import { render, screen, within } from '@testing-library/react';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { privacy as privacyEn } from '../content/en/privacy';
import { terms as termsEn } from '../content/en/terms';
import { privacy as privacyHi } from '../content/hi/privacy';
import { terms as termsHi } from '../content/hi/terms';
import PrivacyPage from './privacy/privacy-page';
import TermsPage from './terms/terms-page';

type Language = 'en' | 'hi';

const site: SiteConfig = {
  ...FALLBACK_SITE,
  legalName: 'Example Udyog Public Limited',
  companyNumber: 'U00000BR2020PLC000000',
  registeredOffice: 'Hajipur, Bihar',
  supportEmail: 'help@example.org',
  grievanceContact: { name: 'Meena Devi', email: 'complaints@example.org', phone: '+91 612 000 0000' },
};

const privacy = (locale: Language = 'en', config = site) =>
  render(
    <LocaleProvider locale={locale}>
      <PrivacyPage locale={locale} site={config} messages={locale === 'hi' ? privacyHi : privacyEn} />
    </LocaleProvider>,
  );

const terms = (locale: Language = 'en') =>
  render(
    <LocaleProvider locale={locale}>
      <TermsPage locale={locale} site={site} messages={locale === 'hi' ? termsHi : termsEn} />
    </LocaleProvider>,
  );

describe.each([
  ['privacy', privacy],
  ['terms', terms],
])('the %s text', (_name, open) => {
  it.each(['en', 'hi'] as const)('has a table of contents that links to every section (%s)', (locale) => {
    const { container } = open(locale);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.length).toBeGreaterThan(8);
    const sections = links.map((link) => {
      const section = container.querySelector(link.getAttribute('href') ?? '');
      expect(section).toHaveAccessibleName(link.textContent ?? '');
      return section;
    });
    expect(new Set(sections).size).toBe(links.length);
  });

  it('has the same section ids in both languages', () => {
    const ids = (locale: Language) => {
      const { container, unmount } = open(locale);
      const found = [...container.querySelectorAll('section')].map(({ id }) => id);
      unmount();
      return found;
    };
    expect(ids('hi')).toEqual(ids('en'));
  });
});

it.each([
  ['privacy', 'en', 'Privacy', '30 November 2026', '2026-11-30'],
  ['privacy', 'hi', 'निजता', '30 नवंबर 2026', '2026-11-30'],
  ['terms', 'en', 'Terms and conditions', '1 November 2025', '2025-11-01'],
  ['terms', 'hi', 'नियम और शर्तें', '1 नवंबर 2025', '2025-11-01'],
] as const)('the %s text states the date from which it is valid (%s)', (name, locale, title, words, day) => {
  const open = { privacy, terms }[name];
  open(locale);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(new RegExp(words))).toHaveAttribute('datetime', day);
});

it('the privacy notice names company, grievance contact and support address from the configuration', () => {
  privacy();
  for (const text of [
    'Example Udyog Public Limited',
    'U00000BR2020PLC000000',
    'Hajipur, Bihar',
    'Meena Devi',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('complaints@example.org')).toHaveAttribute('href', 'mailto:complaints@example.org');
  expect(link('help@example.org')).toHaveAttribute('href', 'mailto:help@example.org');
  expect(link('+91 612 000 0000')).toHaveAttribute('href', 'tel:+916120000000');
});

it('the privacy notice leaves out what the configuration does not have', () => {
  privacy('en', FALLBACK_SITE);
  expect(screen.queryByText('Company number')).not.toBeInTheDocument();
  expect(screen.queryByText('Grievance officer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'grievance@example.org' })).toBeVisible();
});

it('the privacy notice itemises every form', () => {
  privacy();
  const forms = screen.getByRole('region', { name: 'What each form asks for, and why' });
  expect(
    within(forms)
      .getAllByRole('heading', { level: 3 })
      .map((form) => form.textContent),
  ).toEqual([
    'Application for a factory',
    'Application to become a shareholder',
    'Contact message',
    'App launch notice',
    'Premium Spice Club',
    'Checking the status of an application',
  ]);
  expect(within(forms).getAllByText('What we keep')).toHaveLength(6);
  expect(within(forms).getAllByText('Purpose')).toHaveLength(6);
});

it.each(['en', 'hi'] as const)(
  'the privacy notice states for each kind of record when it is erased (%s)',
  (locale) => {
    const { periods, sections } = { en: privacyEn, hi: privacyHi }[locale];
    privacy(locale, { ...site, retentionMonths: { contactMessages: 12, subscriptions: 1 } });
    const duration = within(screen.getByRole('region', { name: sections.duration?.title ?? '' }));
    expect(duration.getByText(new RegExp(periods.contactMessages.erased(12)))).toBeVisible();
    expect(duration.getByText(new RegExp(periods.subscriptions.erased(1)))).toBeVisible();
    // Both kinds of application use the same sentence.
    expect(duration.getAllByText(new RegExp(periods.shareholders.notErased))).toHaveLength(2);
    expect(duration.queryByText(new RegExp(periods.contactMessages.notErased))).not.toBeInTheDocument();
  },
);

it.each([
  ['en', /earlier backups/, /lists that the office exported/, /notes of our staff/],
  ['hi', /बैकअप/, /निकाली हुई सूचियों/, /दफ़्तर के नोट/],
] as const)(
  'the privacy notice says what an erasure does not reach, and what the office adds to a record (%s)',
  (locale, backups, lists, notes) => {
    const { sections } = { en: privacyEn, hi: privacyHi }[locale];
    privacy(locale);
    const region = (name: 'rights' | 'beside') =>
      within(screen.getByRole('region', { name: sections[name]?.title ?? '' }));
    expect(region('rights').getByText(backups)).toHaveTextContent(lists);
    expect(region('beside').getByText(notes)).toBeVisible();
  },
);

it('the privacy notice promises no erasure that is not configured', () => {
  privacy();
  const duration = screen.getByRole('region', { name: 'How long we keep it' });
  expect(duration).not.toHaveTextContent(/is erased|are erased/);
  expect(within(duration).getAllByText(/not erased automatically/)).toHaveLength(4);
});

it('the privacy notice renders with the configuration of an older server, which has no retention periods', () => {
  const { retentionMonths: _unknown, ...older } = site;
  privacy('en', older as SiteConfig);
  const duration = screen.getByRole('region', { name: 'How long we keep it' });
  expect(duration).not.toHaveTextContent(/erased automatically/);
});

it('the terms state the company, the profit split and that no return is guaranteed', () => {
  terms();
  expect(screen.getByText(/between you and Example Udyog Public Limited/)).toBeVisible();
  const profit = screen.getByRole('region', { name: 'Profit' });
  expect([...profit.querySelectorAll('dd')].map((share) => share.textContent)).toEqual([
    '30%',
    '55%',
    '10%',
    '5%',
  ]);
  expect(screen.getByRole('region', { name: 'No guaranteed return' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Legacy and nominee' })).toBeVisible();
});

it('neither text mentions that it awaits legal review', () => {
  const { container } = privacy();
  terms();
  expect(container.ownerDocument.body).not.toHaveTextContent(/review by a lawyer|legal review|draft/i);
});
