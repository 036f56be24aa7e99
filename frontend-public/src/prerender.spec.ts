import { existsSync } from 'node:fs';
import path from 'node:path';
import { partsOf, paths } from './prerender';

const root = path.join(__dirname, '..');

it.each(['en', 'hi'] as const)(
  'every page in %s has its component and messages where the prerenderer looks for them',
  (locale) => {
    const missing = paths
      .flatMap((page) => partsOf(page, locale))
      .filter((file) => !existsSync(path.join(root, file)));
    expect(missing).toEqual([]);
  },
);

it('rejects an unknown page', () => {
  expect(() => partsOf('/nowhere', 'en')).toThrow('/nowhere');
});
