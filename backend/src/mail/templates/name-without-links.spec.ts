import { nameWithoutLinks } from './name-without-links.js';

it.each([
  ['आशा देवी', 'आशा देवी'],
  ['A.P.J. Abdul Kalam', 'A.P.J. Abdul Kalam'],
  ['K.Ravi', 'K. Ravi'],
  ["Mary O'Neill-Das", "Mary O'Neill-Das"],
  ['win at http://evil.example/now', 'win at'],
  ['evil.example', 'evil. example'],
  ['evil。example', 'evil. example'],
  ['WWW.evil.example Asha', 'Asha'],
  ['me@evil.example', ''],
  ['call tel:123', 'call'],
  ['x'.repeat(300), 'x'.repeat(60)],
])('%j is greeted as %j', (typed, greeted) => {
  expect(nameWithoutLinks(typed)).toBe(greeted);
});
