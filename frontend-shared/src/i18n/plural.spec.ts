import { plural } from './plural';

const digits = { one: 'digit', other: 'digits' };
const hours = { one: 'घंटे', other: 'घंटों' };

test.each([
  [0, 'digits'],
  [1, 'digit'],
  [1.5, 'digits'],
  [2, 'digits'],
  [21, 'digits'],
])('%s is said with %s in English', (count, said) => {
  expect(plural('en', count, digits)).toBe(said);
});

test.each([
  [0, 'घंटे'],
  [1, 'घंटे'],
  [2, 'घंटों'],
  [21, 'घंटों'],
])('%s is said with %s in Hindi', (count, said) => {
  expect(plural('hi', count, hours)).toBe(said);
});
