import type { BuildManifest } from './job';
import { filesOf } from './page-files';

const part = (name: string, more: Partial<BuildManifest['parts'][string]> = {}) => ({
  js: [`${name}.js`],
  css: [`${name}.css`],
  inside: [],
  ...more,
});
const manifest: BuildManifest = {
  build: 'b1',
  first: '',
  federationRuntime: '2.9.2',
  parts: {
    'src/App.tsx': part('app', {
      inside: ['src/pages/home.tsx', 'src/pages/other.tsx'],
    }),
    'src/pages/home.tsx': part('home', {
      inside: ['src/pages/band.tsx', 'src/content/en/x.ts', 'src/content/hi/x.ts'],
    }),
    'src/pages/band.tsx': part('band', { inside: ['src/pages/home.tsx'] }),
    'src/pages/other.tsx': part('other'),
    'src/content/en/x.ts': part('messages-en', { css: [] }),
    'src/content/hi/x.ts': part('messages-hi', { css: [] }),
  },
};
const names = (files: { address: string }[]) => files.map(({ address }) => address);
const wanted = { frame: ['src/App.tsx'], page: ['src/pages/home.tsx'] };

test('a page gets its own scripts and the messages of its language; lazily loaded scripts are left out', () => {
  const { scripts } = filesOf({ manifest, base: '/r/' }, wanted, 'hi');
  expect(names(scripts)).toEqual(['/r/app.js', '/r/home.js', '/r/messages-hi.js']);
});

test('a page gets the styles of all its parts, and none of other pages', () => {
  const { styles } = filesOf({ manifest, base: '/r/' }, wanted, 'en');
  expect(names(styles)).toEqual(['/r/app.css', '/r/home.css', '/r/band.css']);
});

test('a part that the build does not have is an error, not a page without its styles', () => {
  expect(() => filesOf({ manifest, base: '/' }, { frame: [], page: ['src/gone.tsx'] }, 'en')).toThrow(
    'src/gone.tsx',
  );
});
