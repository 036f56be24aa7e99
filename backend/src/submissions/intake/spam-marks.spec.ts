import { isSuspect } from './spam-marks.js';

describe('a submission', () => {
  it.each([{}, { website: '' }, { elapsedMs: 3000 }, { website: '', elapsedMs: 60_000 }])(
    '%p is trusted',
    (marks) => expect(isSuspect(marks)).toBe(false),
  );

  it.each([{ website: 'http://spam.example' }, { elapsedMs: 2999 }, { elapsedMs: 0 }])(
    '%p is suspect',
    (marks) => expect(isSuspect(marks)).toBe(true),
  );
});
