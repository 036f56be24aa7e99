/** @jest-environment node */

import { PeopleAtSunrise } from 'frontend-shared/illustrations/people-at-sunrise';
import { FlourOutside } from 'frontend-shared/illustrations/projects/flour';
import { FrozenOutside } from 'frontend-shared/illustrations/projects/frozen';
import { GarmentsOutside } from 'frontend-shared/illustrations/projects/garments';
import { LedOutside } from 'frontend-shared/illustrations/projects/led';
import { renderToString } from 'react-dom/server';
import { renderPage } from '../../../test/render-page';
import { AmitBust, MeenaBust, RameshBust, SunitaBust } from '../../illustrations/busts';

const board = { hindi: 'आगरा', latin: 'AGRA' };

it('prerenders all five planned projects, none of them inert', async () => {
  const html = await renderPage('/success-stories', 'en');
  for (const name of ['LED Plant', 'Garment Unit', 'Flour Mill', 'Alkaline Water Plant', 'Frozen Foods']) {
    expect(html).toContain(`>${name}</h3>`);
  }
  expect(html).not.toMatch(/\sinert/);
});

it.each([
  ['LED plant', <LedOutside key="" board={board} />],
  ['garment unit', <GarmentsOutside key="" board={board} />],
  ['flour mill', <FlourOutside key="" board={board} />],
  ['frozen foods', <FrozenOutside key="" board={board} />],
  ['people before the sun', <PeopleAtSunrise key="" label="people" />],
  ['Ramesh', <RameshBust key="" />],
  ['Sunita', <SunitaBust key="" />],
  ['Amit', <AmitBust key="" />],
  ['Meena', <MeenaBust key="" />],
])('the drawing “%s” is under 15 kB', (_name, drawing) => {
  expect(Buffer.byteLength(renderToString(drawing))).toBeLessThan(15_000);
});
