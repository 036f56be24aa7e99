import { loadFonts } from './load-fonts';

/** A font of the page, as its style sheet declares it. */
const fontFace = (family: string) => ({ family: `"${family}"`, display: 'optional' });

/** The same in Firefox, which ignores an assignment to `display`. */
const fixedFontFace = (family: string) => new Proxy(fontFace(family), { set: () => true });

/**
 * Gives jsdom, which has none, the fonts of a page. Returns what is requested of them, in order.
 *
 * @param outcome of preloading a file
 */
function withFonts(
  faces: Array<{ family: string; display: string }>,
  outcome: 'load' | 'error' = 'load',
): string[] {
  const requests: string[] = [];
  Object.assign(document, {
    fonts: Object.assign(faces, {
      load: async (font: string) => void requests.push(`load ${font}`),
    }),
  });
  jest.spyOn(document.head, 'append').mockImplementation((link) => {
    if (!(link instanceof HTMLLinkElement)) return;
    setTimeout(() => {
      requests.push(`${link.rel} ${link.as}`);
      link.dispatchEvent(new Event(outcome));
    });
  });
  return requests;
}

afterEach(() => Reflect.deleteProperty(document, 'fonts'));

test('fonts of the language swap in when they are late, others do not', async () => {
  const faces = ['Anek Latin Variable', 'Noto Sans Devanagari Variable', 'Noto Sans Console'].map(fontFace);
  const requests = withFonts(faces);
  await loadFonts('hi');
  expect(faces.map(({ display }) => display)).toEqual(['swap', 'swap', 'optional']);
  expect(requests).toEqual(['load 1em "Anek Latin Variable"', 'load 1em "Noto Sans Devanagari Variable"']);
});

test.each(['load', 'error'] as const)(
  'where a font remains optional, its file is preloaded before it is used (%s)',
  async (outcome) => {
    const requests = withFonts([fixedFontFace('Noto Sans Devanagari Variable')], outcome);
    await loadFonts('hi');
    expect(requests).toEqual([
      'preload font',
      'preload font',
      'load 1em "Anek Latin Variable"',
      'load 1em "Noto Sans Devanagari Variable"',
    ]);
  },
);
