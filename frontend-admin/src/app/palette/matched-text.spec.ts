import { matchLabel, matchReference } from './matched-text';

test.each([
  ['Switch to dark colours', 'dark', [{ start: 10, end: 14 }]],
  [
    'Switch to dark colours',
    'col sw',
    [
      { start: 0, end: 2 },
      { start: 15, end: 18 },
    ],
  ],
  ['Log out', 'LOG', [{ start: 0, end: 3 }]],
  ['Log out', 'log lo', [{ start: 0, end: 3 }]],
  ['Log out', '', []],
  ['Log out', 'ut', undefined],
  ['Log out', 'log in', undefined],
])('in "%s", the text "%s" matches %j', (label, typed, expected) =>
  expect(matchLabel(label, typed)).toEqual(expected),
);

test.each([
  ['FA-7K3M9Q', { start: 0, end: 9 }],
  ['fa7k3m9q', { start: 0, end: 9 }],
  ['fa-7', { start: 0, end: 4 }],
  ['7k3', { start: 3, end: 6 }],
  ['7k', undefined],
  ['k3m', undefined],
  ['sh-7k3m9q', undefined],
  ['fa-7k3m9qq', undefined],
])('in FA-7K3M9Q, "%s" matches %j', (typed, expected) =>
  expect(matchReference('FA-7K3M9Q', typed)).toEqual(expected),
);
