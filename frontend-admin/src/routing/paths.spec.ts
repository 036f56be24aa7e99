import { confirmTokenAt, resetTokenAt } from './paths';

test.each([
  ['reset-password', resetTokenAt],
  ['confirm-email', confirmTokenAt],
])(
  'the link /admin/%s works with the punctuation that followed it where it was copied from',
  (page, tokenAt) => {
    const path = `/admin/${page}/aB3_x-9Z`;
    for (const end of ['', '/', '.', ')', '>', '%3E', '”', '.”']) {
      expect(tokenAt(`${path}${end}`)).toBe('aB3_x-9Z');
    }
  },
);

test('a page below or beside a mailed link has no token', () => {
  for (const path of ['/admin/reset-password', '/admin/reset-password/', '/admin/reset-password/abc/def']) {
    expect(resetTokenAt(path)).toBeUndefined();
  }
});
