import { isSuspect } from './spam-marks.js';

describe('a submission', () => {
  it.each([{}, { website: '' }, { elapsedMs: 3000 }, { website: '', elapsedMs: 60_000 }])(
    'with %p is trusted',
    (marks) => expect(isSuspect(marks)).toBe(false),
  );

  it.each([{ website: 'http://spam.example' }, { elapsedMs: 2999 }, { elapsedMs: 0 }])(
    'with %p is suspect',
    (marks) => expect(isSuspect(marks)).toBe(true),
  );
});
