import { plural } from './plural';

const digits = { one: 'digit', other: 'digits' };
const hours = { one: 'घंटे', other: 'घंटों' };

test.each([
  [0, 'digits'],
  [1, 'digit'],
  [1.5, 'digits'],
  [2, 'digits'],
  [21, 'digits'],
])('the English plural form for %s is %s', (count, expected) => {
  expect(plural('en', count, digits)).toBe(expected);
});

test.each([
  [0, 'घंटे'],
  [1, 'घंटे'],
  [2, 'घंटों'],
  [21, 'घंटों'],
])('the Hindi plural form for %s is %s', (count, expected) => {
  expect(plural('hi', count, hours)).toBe(expected);
});
