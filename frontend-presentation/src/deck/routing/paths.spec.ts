import {
  clickerPath,
  followerPath,
  isWithinSite,
  presenterPath,
  segmentsBelow,
  slideAt,
  slidePath,
  textPath,
} from './paths';

test.each([
  ['/presentation', true, '/presentation', '/presentation/7', '/presentation/text'],
  ['/hi/presentation', true, '/hi/presentation', '/hi/presentation/7', '/hi/presentation/text'],
  ['/', false, '/', '/7', '/text'],
  ['/hi', false, '/hi', '/hi/7', '/hi/text'],
])(
  'a deck at %s has its slides and text version below that path',
  (basePath, isWithin, first, seventh, text) => {
    expect(isWithinSite(basePath)).toBe(isWithin);
    expect([slidePath(basePath, 0), slidePath(basePath, 6)]).toEqual([first, seventh]);
    expect([slideAt(basePath, first, 30), slideAt(basePath, seventh, 30)]).toEqual([0, 6]);
    expect(textPath(basePath)).toBe(text);
  },
);

test.each([
  ['/presentation/0', 0],
  ['/presentation/31', 29],
  ['/presentation/seven', 0],
  ['/presentation/7/', 6],
])('%s shows slide index %d of thirty slides', (pathname, slide) => {
  expect(slideAt('/presentation', pathname, 30)).toBe(slide);
});

test('the presenter’s window, clickers and followers have paths below the deck', () => {
  expect(presenterPath('/hi', 'Zp3')).toBe('/hi/presenter#Zp3');
  expect(followerPath('/presentation')).toBe('/presentation/live');
  expect(followerPath('/presentation', 'k7qm42')).toBe('/presentation/live/k7qm42');
  expect(clickerPath('/presentation', 'k7qm42', 'key')).toBe('/presentation/remote/k7qm42#key');
  expect(segmentsBelow('/presentation', '/presentation/live/k7qm42')).toEqual(['live', 'k7qm42']);
  expect(segmentsBelow('/', '/')).toEqual([]);
});
