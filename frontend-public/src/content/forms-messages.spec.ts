import { forms as en } from './en/forms';
import { forms as hi } from './hi/forms';

test.each([
  [en.charactersLeft(1), '1 character left'],
  [en.charactersLeft(0), '0 characters left'],
  [en.charactersLeft(3000), '3,000 characters left'],
  [en.errors.tooLong(1), 'Too long by 1 character. Shorten it a little.'],
  [en.errors.tooShort(1), 'Enter at least 1 character.'],
  [en.errors.panLength(1, 10), '1 character typed, 10 needed.'],
  [en.errors.digits(1, 10), '1 digit typed, 10 needed.'],
  [hi.errors.tooLong(1), '1 अक्षर ज़्यादा है। थोड़ा छोटा करें।'],
  [hi.errors.tooLong(2), '2 अक्षर ज़्यादा हैं। थोड़ा छोटा करें।'],
  [hi.errors.digits(1, 10), '1 अंक लिखा है, 10 चाहिए।'],
  [hi.errors.panLength(2, 10), '2 अक्षर-अंक लिखे हैं, 10 चाहिए।'],
])('“%s” uses the plural form of its number', (actual, expected) => {
  expect(actual).toBe(expected);
});
