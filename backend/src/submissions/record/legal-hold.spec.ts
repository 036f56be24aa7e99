import { isOnLegalHold } from './legal-hold.js';

describe('a record', () => {
  it('is kept when its field has the value with which a law asks for it, and else not', () => {
    const members = { field: 'status', in: ['approved'] };
    expect(isOnLegalHold({ status: 'approved' }, members)).toBe(true);
    expect(isOnLegalHold({ status: 'pending' }, members)).toBe(false);
  });

  it('is kept by a field inside another, which may be missing', () => {
    const payers = { field: 'payment.state', in: ['paid', 'refunded'] };
    expect(isOnLegalHold({ payment: { state: 'paid' } }, payers)).toBe(true);
    expect(isOnLegalHold({ payment: { state: 'refunded' } }, payers)).toBe(true);
    expect(isOnLegalHold({ payment: { state: 'failed' } }, payers)).toBe(false);
    expect(isOnLegalHold({}, payers)).toBe(false);
  });

  it('of a kind that no law asks for is never kept', () => {
    expect(isOnLegalHold({ status: 'approved' }, undefined)).toBe(false);
  });
});
