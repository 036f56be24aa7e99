import { officeHours } from './office-hours';

it('keeps the configured text in English', () => {
  expect(officeHours('Mon-Fri 9 AM-6 PM IST', 'en')).toBe('Mon-Fri 9 AM-6 PM IST');
});

it.each([
  ['Mon-Fri 9 AM-6 PM IST', 'सोम-शुक्र, सुबह 9 बजे से शाम 6 बजे तक (भारतीय समय)'],
  ['Mon-Sat 10:30 AM - 1 PM', 'सोम-शनि, सुबह 10:30 बजे से दोपहर 1 बजे तक'],
  ['Sun 12 PM-9 PM', 'रवि, दोपहर 12 बजे से रात 9 बजे तक'],
  ['By appointment', 'By appointment'],
])('translates %s into Hindi', (configured, translated) => {
  expect(officeHours(configured, 'hi')).toBe(translated);
});
