import { nameWithoutLinks } from './name-without-links.js';

it.each([
  ['आशा देवी', 'आशा देवी'],
  ['A.P.J. Abdul Kalam', 'A.P.J. Abdul Kalam'],
  ['K.Ravi', 'K. Ravi'],
  ["Mary O'Neill-Das", "Mary O'Neill-Das"],
  ['win at http://evil.example/now', 'win at'],
  ['evil.example', 'evil. example'],
  ['evil。example', 'evil. example'],
  ['बैंक.भारत', 'बैंक. भारत'],
  ['बैंक.कॉम', 'बैंक. कॉम'],
  ['ए.के. सिंह', 'ए.के. सिंह'],
  ['WWW.evil.example Asha', 'Asha'],
  ['me@evil.example', ''],
  ['call tel:123', 'call'],
  ['Asha Call 9876543210 win-5-lakh now and be rich', 'Asha Call now and'],
  ['Sarvepalli Venkata Radha Krishnan Rao', 'Sarvepalli Venkata Radha Krishnan'],
  ['x'.repeat(300), 'x'.repeat(60)],
  // Not with half of the last letter.
  [`x${'कि'.repeat(40)}`, `x${'कि'.repeat(29)}`],
])('%j is greeted as %j', (typed, greeted) => {
  expect(nameWithoutLinks(typed)).toBe(greeted);
});
