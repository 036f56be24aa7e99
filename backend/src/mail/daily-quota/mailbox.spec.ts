import { mailboxOf } from './mailbox.js';

describe('the mailbox that mails are counted by', () => {
  test.each([
    ['capitals and spaces', ' Asha@Example.org '],
    ['a tag', 'asha+news@example.org'],
    ['several tags', 'asha+a+b@example.org'],
  ])('is the same for every spelling: %s', (_case, address) => {
    expect(mailboxOf(address)).toBe('asha@example.org');
  });

  test('ignores dots at Gmail, but not elsewhere', () => {
    expect(mailboxOf('a.s.h.a+1@gmail.com')).toBe('asha@gmail.com');
    expect(mailboxOf('asha.devi@example.org')).toBe('asha.devi@example.org');
  });

  test('differs for two people at one host', () => {
    expect(mailboxOf('asha@example.org')).not.toBe(mailboxOf('ravi@example.org'));
  });
});
