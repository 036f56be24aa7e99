import { render, screen, within } from '@testing-library/react';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { industries as en } from '../../content/en/industries';
import { applicationForm as hindiForm } from '../../content/hi/application-form';
import { industries as hi } from '../../content/hi/industries';
import IndustriesPage from './industries-page';

function open(locale: 'en' | 'hi' = 'en') {
  return render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <IndustriesPage locale={locale} site={FALLBACK_SITE} messages={locale === 'hi' ? hi : en} />
      </BrowserRouter>
    </LocaleProvider>,
  );
}

const board = (name: string) => within(screen.getByRole('region', { name }));
const sectorTitles = (name: string) =>
  board(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

it('shows twelve sectors: the business ideas of the factory form, and water, which is “Other” there', () => {
  open();
  const ideas = fieldRules.factoryApplication.business_idea.values.filter((idea) => idea !== 'Other');
  expect(sectorTitles('Our target sectors')).toEqual([...ideas, 'Water & Clean Energy']);
});

it('names the sectors in Hindi like the business ideas of the Hindi form', () => {
  open('hi');
  const { Other: _other, ...ideas } = hindiForm.options.business_idea;
  expect(sectorTitles('हमारे चुने हुए क्षेत्र')).toEqual([...Object.values(ideas), 'पानी और साफ़ ऊर्जा']);
});

it.each([
  ['en', '2 factories are running today, and 1 is being built. The others are still planned'],
  ['hi', 'आज 2 कारख़ाने चल रहे हैं और 1 बन रहा है। बाक़ी अभी योजना में हैं'],
] as const)('says in %s what is running, what is being built and what is planned', (locale, sentence) => {
  open(locale);
  expect(screen.getByText((text) => text.includes(sentence))).toBeVisible();
});

it('gives every sector a description, an example and its projects', () => {
  open();
  const sectors = board('Our target sectors')
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'));
  expect(sectors).toHaveLength(12);
  for (const sector of sectors) {
    expect(within(sector).getByText('Example')).toBeVisible();
    expect(sector).toHaveTextContent(/No project yet|Profitable|Running|Coming Soon/);
  }
  const retail = sectors.find((sector) => sector.textContent?.includes('Retail & Supermarket'));
  expect(retail).toHaveTextContent('Community Supermarket, Agra, Uttar PradeshRunning');
});

it('labels 15+ industries and 10,000+ factories as targets, beside the 2 running ones', () => {
  open();
  const stats = within(screen.getByRole('region', { name: 'What we are working towards' }));
  const noteOf = (label: string) => stats.getByText(label).closest('div')?.textContent;
  expect(noteOf('target sectors')).toContain('12');
  expect(noteOf('industries')).toBe('industries15+Target, not reached yet');
  expect(noteOf('factories')).toBe('factories10,000+Target. Today 2 are running.');
});

it('links to the factory form, to Apply and to the shareholder form, with the risk note beside the invitation', () => {
  open();
  const ways = within(screen.getByRole('region', { name: 'Two ways to take part' }));
  const goesTo = (name: string) => ways.getByRole('link', { name }).getAttribute('href');
  expect(goesTo('Apply for a factory')).toBe('/apply#factory-form');
  expect(goesTo('How applying works')).toBe('/apply');
  expect(goesTo('Become a shareholder')).toBe('/shareholder');
  for (const link of screen.getAllByRole('link', { name: 'Apply for a factory' })) {
    expect(link).toHaveAttribute('href', '/apply#factory-form');
  }
  const panel = ways.getByRole('link', { name: 'Become a shareholder' }).closest('div');
  expect(panel).toHaveTextContent(/Profit is not guaranteed/);
});

it('links only to Hindi pages on the Hindi page', () => {
  open('hi');
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^(\/hi\/|#)/);
  }
});

it('keeps every drawing under 15 kB', () => {
  const { container } = open();
  const weights = [...container.querySelectorAll('svg')].map((svg) => svg.outerHTML.length);
  expect(weights.length).toBeGreaterThan(12);
  expect(Math.max(...weights)).toBeLessThan(15_000);
});
