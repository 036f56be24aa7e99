import { isKeptByLaw } from './kept-by-law.js';

describe('a record', () => {
  it('is kept when its field has the value with which a law asks for it, and else not', () => {
    const members = { field: 'status', is: 'approved' };
    expect(isKeptByLaw(members, { status: 'approved' })).toBe(true);
    expect(isKeptByLaw(members, { status: 'pending' })).toBe(false);
  });

  it('is kept by a field inside another, which may be missing', () => {
    const payers = { field: 'payment.state', is: 'paid' };
    expect(isKeptByLaw(payers, { payment: { state: 'paid' } })).toBe(true);
    expect(isKeptByLaw(payers, { payment: { state: 'failed' } })).toBe(false);
    expect(isKeptByLaw(payers, {})).toBe(false);
  });

  it('of a kind that no law asks for is never kept', () => {
    expect(isKeptByLaw(undefined, { status: 'approved' })).toBe(false);
  });
});
