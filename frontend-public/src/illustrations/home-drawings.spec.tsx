/** @jest-environment node */

import { LegacyTree } from 'frontend-shared/illustrations/legacy-tree';
import { SpiceOutside, SpiceProduct, SpiceWork } from 'frontend-shared/illustrations/projects/spice';
import {
  SupermarketOutside,
  SupermarketProduct,
  SupermarketWork,
} from 'frontend-shared/illustrations/projects/supermarket';
import { WaterOutside, WaterProduct, WaterWork } from 'frontend-shared/illustrations/projects/water';
import { QuotePeople } from 'frontend-shared/illustrations/quote-people';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { BuyShare, ExploreProjects, GetInvited, InvestAndEarn } from './journey';
import { StreetBuildings, StreetPeople } from './street';

const board = { hindi: 'हाजीपुर', latin: 'HAJIPUR' };

const pictures: Array<[string, ReactElement]> = [
  ['buildings of the street', <StreetBuildings key="" label="picture" sign="साझा बाज़ार" />],
  ['spice factory from outside', <SpiceOutside key="" label="picture" board={board} />],
  ['spice factory at work', <SpiceWork key="" label="picture" />],
  ['spice packets', <SpiceProduct key="" label="picture" />],
  ['supermarket from outside', <SupermarketOutside key="" label="picture" board={board} sign="BAZAAR" />],
  ['supermarket at work', <SupermarketWork key="" label="picture" />],
  ['bag of groceries', <SupermarketProduct key="" label="picture" />],
  ['water plant from outside', <WaterOutside key="" label="picture" board={board} />],
  ['water plant at work', <WaterWork key="" label="picture" />],
  ['bottles', <WaterProduct key="" label="picture" />],
  ['tree of the legacy', <LegacyTree key="" label="picture" />],
];
const decoration: Array<[string, ReactElement]> = [
  ['people of the street', <StreetPeople key="" board={board} />],
  ['four people', <QuotePeople key="" />],
  ['invitation', <GetInvited key="" />],
  ['share', <BuyShare key="" />],
  ['board', <ExploreProjects key="" board={board} />],
  ['shop', <InvestAndEarn key="" sign="BAZAAR" />],
];

it.each([...pictures, ...decoration])(
  'the drawing “%s” is under 15 kB and has no style attribute',
  (_name, drawing) => {
    const svg = renderToString(drawing);
    expect(Buffer.byteLength(svg)).toBeLessThan(15_000);
    expect(svg).not.toMatch(/\sstyle=/);
  },
);

it.each(pictures)('the picture “%s” has an accessible name', (_name, drawing) => {
  expect(renderToString(drawing)).toMatch(/^<svg role="img" aria-label="picture"/);
});

it.each(decoration)(
  'the drawing “%s” is hidden from screen readers, because the text beside it says the same',
  (_name, drawing) => {
    expect(renderToString(drawing)).toMatch(/^<svg aria-hidden="true"/);
  },
);
