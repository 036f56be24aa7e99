/** @jest-environment node */
import type { Locale } from 'frontend-shared/locale';
import { LocaleProvider } from 'frontend-shared/locale-context';
import { FALLBACK_SITE } from 'frontend-shared/site-config';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { DoorRow } from './illustrations/door-row';
import { CuttingMaster } from './illustrations/dreamers/cutting-master';
import { LeafPlateMaker } from './illustrations/dreamers/leaf-plate-maker';
import { LitchiGrower } from './illustrations/dreamers/litchi-grower';
import { RepairTechnician } from './illustrations/dreamers/repair-technician';
import { HalfBuiltShed } from './illustrations/half-built-shed';
import { OfficeCounter } from './illustrations/office-counter';
import { CommunityReview, FundingAndLaunch, Interview } from './illustrations/rising-wall';
import { SplitWall } from './illustrations/split-wall';
import ApplyPage from './pages/apply/apply-page';
import HomePage from './pages/home/home-page';
import { NotFoundPage } from './pages/not-found/not-found-page';

function renderOnServer(page: ReactNode, locale: Locale): string {
  return renderToString(
    <StaticRouter location="/apply#factory-form">
      <LocaleProvider locale={locale}>{page}</LocaleProvider>
    </StaticRouter>,
  );
}

describe.each(['en', 'hi'] as const)('in %s every page renders without a browser', (locale) => {
  it.each([
    ['home', <HomePage key="home" locale={locale} site={FALLBACK_SITE} />],
    ['apply', <ApplyPage key="apply" locale={locale} site={FALLBACK_SITE} />],
    ['not found', <NotFoundPage key="not-found" locale={locale} />],
  ])('%s, with one main heading and no style attribute', (_name, page) => {
    expect(typeof window).toBe('undefined');
    const html = renderOnServer(page, locale);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle=/);
  });
});

it('has the whole form in the page before any script runs', () => {
  const html = renderOnServer(<ApplyPage locale="en" site={FALLBACK_SITE} />, 'en');
  expect(html).toContain('id="factory-form"');
  for (const name of [
    'name',
    'location',
    'business_idea',
    'required_amount',
    'past_experience',
    'mobile',
    'email',
  ]) {
    expect(html).toContain(`name="${name}"`);
  }
  expect(html).toContain('accept=".pdf,.doc,.ppt,.docx"');
});

it.each([
  ['half-built shed', <HalfBuiltShed key="" label="shed" board={{ hindi: 'आगरा', latin: 'AGRA' }} />],
  ['row of doors', <DoorRow key="" />],
  ['cutting master', <CuttingMaster key="" />],
  ['litchi grower', <LitchiGrower key="" />],
  ['repair technician', <RepairTechnician key="" />],
  ['leaf-plate maker', <LeafPlateMaker key="" />],
  ['community review', <CommunityReview key="" />],
  ['interview', <Interview key="" />],
  ['funding and launch', <FundingAndLaunch key="" />],
  ['office counter', <OfficeCounter key="" />],
  [
    'profit split',
    <SplitWall key="" label="split" split={{ partner: 30, investors: 55, marketing: 10, operations: 5 }} />,
  ],
])('the drawing “%s” is under 15 kB', (_name, drawing) => {
  expect(Buffer.byteLength(renderToString(drawing))).toBeLessThan(15_000);
});
