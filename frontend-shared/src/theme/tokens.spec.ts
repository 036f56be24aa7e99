import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fontFamily, tokensCss } from './tokens';

test('tokens.css is up to date with tokens.ts', () => {
  expect(readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')).toBe(tokensCss());
});

test("the console's fonts are never optional, and share no family with the public pages", () => {
  const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');
  const family = /"([^"]+)"/.exec(fontFamily.console)?.[1] ?? '';
  const downloaded = read('fonts-console.css')
    .split('@font-face')
    .filter((face) => face.includes('url('))
    .join();
  expect(downloaded.match(/font-family: "[^"]+"/g)).toEqual(Array(2).fill(`font-family: "${family}"`));
  expect(downloaded.match(/font-display: \w+/g)).toEqual(Array(2).fill('font-display: swap'));
  expect(read('fonts.css')).not.toContain(family);
});
