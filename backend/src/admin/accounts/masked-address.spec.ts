import { maskedAddress } from './masked-address.js';

it.each([
  ['asha.devi@example.org', 'a•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
  ['www.evil.example/x@example.org', 'w•••@example.org'],
])('%s is masked as %s', (email, shown) => {
  expect(maskedAddress(email)).toBe(shown);
});
