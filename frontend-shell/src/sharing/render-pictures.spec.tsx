/** @jest-environment node */
import { footer } from '../content/en/footer';
import { pages as english } from '../content/en/pages';
import { pages as hindi } from '../content/hi/pages';
import { sharingPictures } from './render-pictures';

const pictures = sharingPictures();
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

test('every page has a picture in each language, at the path in its head', () => {
  expect(pictures).toHaveLength(2 * Object.keys(english).length);
  expect(new Set(pictures.map(({ address }) => address)).size).toBe(pictures.length);
  expect(pictures.map(({ address }) => address)).toContain('/sharing/hi/how-it-works.png');
});

test('a picture has the headline of its page and language', () => {
  const texts = (address: string) => textsOf(pictures.find((one) => one.address === address)?.svg ?? '');
  expect(texts('/sharing/hi/join.png')).toEqual(expect.arrayContaining([...hindi.join.headline]));
  expect(texts('/sharing/en/contact.png')).toEqual(expect.arrayContaining([...english.contact.headline]));
});

test.each(['home', 'join', 'shareholder', 'presentation'])(
  'the picture of %s, which invites people to invest, says that profit is not guaranteed',
  (page) => {
    const picture = pictures.find(({ address }) => address === `/sharing/en/${page}.png`);
    expect(textsOf(picture?.svg ?? '')).toContain(footer.disclaimers[0]);
  },
);

test("no picture has the company's name, which is known at run time only", () => {
  for (const { svg } of pictures) expect(svg).not.toMatch(/Saajha|साझा/);
});

test('headlines have at most two lines of 26 characters, which fit next to the drawing', () => {
  for (const words of [english, hindi]) {
    for (const { headline } of Object.values(words)) {
      expect(headline.length).toBeLessThanOrEqual(2);
      for (const line of headline) expect(line.length).toBeLessThanOrEqual(26);
    }
  }
});
