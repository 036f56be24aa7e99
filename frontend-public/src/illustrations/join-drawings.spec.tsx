import { AccountBook } from 'frontend-shared/illustrations/benefits/account-book';
import { CoOwnedFactory } from 'frontend-shared/illustrations/benefits/co-owned-factory';
import { OpenDoor } from 'frontend-shared/illustrations/benefits/open-door';
import { Weighing } from 'frontend-shared/illustrations/benefits/weighing';
import { renderToString } from 'react-dom/server';
import { HelpCounter } from './heroes/help-counter';
import { Pigeonholes } from './heroes/pigeonholes';
import { SharePaper } from './heroes/share-paper';
import { PhoneUnderConstruction } from './phone-under-construction';
import { SpiceTin } from './spice-tin';

const board = { hindi: 'सहायता', latin: 'HELP DESK' };

it.each([
  [
    'share certificate',
    <SharePaper
      key=""
      label="it"
      company="Saajha Udyog"
      title="Share certificate"
      lines={['a', 'b', 'c', 'd']}
    />,
  ],
  ['co-owned factory', <CoOwnedFactory key="" label="it" />],
  ['account book', <AccountBook key="" label="it" />],
  ['open door', <OpenDoor key="" label="it" />],
  ['weighing', <Weighing key="" label="it" />],
  ['help counter', <HelpCounter key="" label="it" board={board} />],
  ['phone under construction', <PhoneUnderConstruction key="" label="it" />],
  ['pigeonholes', <Pigeonholes key="" label="it" />],
])('the drawing “%s” has an accessible name and is under 15 kB', (_name, drawing) => {
  const svg = renderToString(drawing);
  expect(Buffer.byteLength(svg)).toBeLessThan(15_000);
  expect(svg).toMatch(/^<svg[^>]* role="img" aria-label="it"/);
});

it.each([10, 15, 20])(
  'the tin of %i bowls shows all of them, without overlap and within the rim',
  (bowls) => {
    const svg = renderToString(<SpiceTin bowls={bowls} />);
    expect(Buffer.byteLength(svg)).toBeLessThan(15_000);
    const circles = [...svg.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(([, ...numbers]) =>
      numbers.map(Number),
    ) as [number, number, number][];
    const [, floor, ...inTin] = circles as [number, number, number][];
    expect(inTin).toHaveLength(bowls);
    inTin.forEach(([x, y, radius], index) => {
      expect(Math.hypot(x - 80, y - 80) + radius).toBeLessThan(floor?.[2] ?? 0);
      for (const [otherX, otherY, otherRadius] of inTin.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(radius + otherRadius);
      }
    });
  },
);
