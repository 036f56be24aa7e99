import { normalizeReference } from './typed-reference.js';

test.each([
  ['fa-7k3m9q', 'FA-7K3M9Q'],
  [' FA - 7K3 M9Q ', 'FA-7K3M9Q'],
  ['sp-oil0oi', 'SP-011001'],
  ['sh th5xge', 'SH-TH5XGE'],
  ['SPOIL0OI', 'SP-011001'],
  ['SH-TH5XGE.', 'SH-TH5XGE'],
  ['OI-LLL000', 'OI-111000'],
  ['FA-7K3-M9O', 'FA-7K3-M90'],
  ['7k3m9q', '7K3M9Q'],
  ['', ''],
])('the typed reference %j is normalised to %j', (typed, reference) => {
  expect(normalizeReference(typed)).toBe(reference);
});
