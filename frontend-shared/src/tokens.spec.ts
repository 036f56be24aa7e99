import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tokensCss } from './tokens';

test('tokens.css holds exactly the values of tokens.ts', () => {
  expect(readFileSync(path.join(__dirname, 'tokens.css'), 'utf8')).toBe(tokensCss());
});
