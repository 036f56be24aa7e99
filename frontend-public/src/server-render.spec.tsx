/** @jest-environment node */

import { PUBLIC_PATHS } from 'frontend-shared/routing/public-pages';
import { renderToString } from 'react-dom/server';
import { renderPage } from '../test/render-page';
import { figures } from './content/figures';
import { DoorRow } from './illustrations/door-row';
import { CuttingMaster } from './illustrations/dreamers/cutting-master';
import { LeafPlateMaker } from './illustrations/dreamers/leaf-plate-maker';
import { LitchiGrower } from './illustrations/dreamers/litchi-grower';
import { RepairTechnician } from './illustrations/dreamers/repair-technician';
import { HalfBuiltShed } from './illustrations/half-built-shed';
import { OfficeCounter } from './illustrations/office-counter';
import { CommunityReview, FundingAndLaunch, Interview } from './illustrations/rising-wall';
import { SplitWall } from './illustrations/split-wall';

describe.each(['en', 'hi'] as const)('in %s, without a browser', (locale) => {
  it.each([...PUBLIC_PATHS, '/no-such-page'])(
    '%s renders with one main heading and no style attribute',
    async (path) => {
      expect(typeof window).toBe('undefined');
      const html = await renderPage(path, locale);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).not.toMatch(/\sstyle=/);
    },
  );
});

it('prerenders the whole form', async () => {
  const html = await renderPage('/apply', 'en');
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
  ['profit split', <SplitWall key="" label="split" split={figures.profitSplit} />],
])('the drawing “%s” is under 15 kB', (_name, drawing) => {
  expect(Buffer.byteLength(renderToString(drawing))).toBeLessThan(15_000);
});
