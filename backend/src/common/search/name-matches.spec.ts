import { matchesIn } from './name-matches.js';

/** The name with the matched parts in brackets. */
function marked(name: string, query: string): string {
  return matchesIn(name, query).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
    name,
  );
}

test.each([
  ['suni', 'Sunita Bai Meena', '[Suni]ta Bai Meena'],
  ['suni', 'सुनीता देवी', '[सुनी]ता देवी'],
  ['सुनी', 'Sunil Toppo', '[Suni]l Toppo'],
  ['सुनी', 'सुनील', '[सुनी]ल'],
  ['रमेश', 'Ramesh Rameshwar', '[Ramesh] [Ramesh]war'],
  ['ram ku', 'Kumar, Ram-Kumari', '[Ku]mar, [Ram]-[Ku]mari'],
  ['sun', 'सुनीता', '[सुनी]ता'],
  ['laksh', 'Laxmi', '[Lax]mi'],
  ['laksh', 'लक्\u200dष्मी', '[लक्\u200dष्]मी'],
  ['लक्ष्मी', 'देवी लक्ष्\u200dमी', 'देवी [लक्ष्\u200dमी]'],
  ['meena', 'Mee\u200cna\u200ckshi', '[Mee\u200cna\u200c]kshi'],
  ['meena', 'Meenakshi', '[Meena]kshi'],
  ['ana', 'Anand', '[Ana]nd'],
  ['anu', 'Anand', 'Anand'],
  ['jose', 'José', '[José]'],
  ['ram', 'Suram', 'Suram'],
  ['ab', 'Abha', 'Abha'],
  ['asha@example.org', 'Asha', '[Asha]'],
  ['98765', 'Ravi', 'Ravi'],
])('a search for %s in %s marks %s', (query, name, expected) => expect(marked(name, query)).toBe(expected));

test('only the beginning of a very long name is matched', () => {
  expect(matchesIn('x'.repeat(100), 'x'.repeat(100))).toEqual([{ start: 0, end: expect.any(Number) }]);
});
