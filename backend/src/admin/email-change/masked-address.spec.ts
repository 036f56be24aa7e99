import { maskedAddress } from './masked-address.js';

it.each([
  ['asha.devi@example.org', 'a•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
  ['www.evil.example/x@example.org', 'w•••@example.org'],
])('of %s no more is shown than its first character and where it is', (email, shown) => {
  expect(maskedAddress(email)).toBe(shown);
});
