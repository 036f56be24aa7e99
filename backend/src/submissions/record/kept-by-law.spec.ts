import { isKeptByLaw, type KeptByLaw } from './kept-by-law.js';
import type { SubmissionKind } from './submission-kind.js';
import type { SubmissionRecord } from './submission-record.js';

const isKept = (keptByLaw: KeptByLaw | undefined, record: object) =>
  isKeptByLaw({ keptByLaw } as SubmissionKind, record as SubmissionRecord);

describe('a record', () => {
  it('is kept when its field has the value with which a law asks for it, and else not', () => {
    const members = { field: 'status', is: 'approved' };
    expect(isKept(members, { status: 'approved' })).toBe(true);
    expect(isKept(members, { status: 'pending' })).toBe(false);
  });

  it('is kept by a field inside another, which may be missing', () => {
    const payers = { field: 'payment.state', is: 'paid' };
    expect(isKept(payers, { payment: { state: 'paid' } })).toBe(true);
    expect(isKept(payers, { payment: { state: 'failed' } })).toBe(false);
    expect(isKept(payers, {})).toBe(false);
  });

  it('of a kind that no law asks for is never kept', () => {
    expect(isKept(undefined, { status: 'approved' })).toBe(false);
  });
});
