import { isOnLegalHold } from './legal-hold.js';

describe('a record', () => {
  it('is on legal hold only if its field has one of the given values', () => {
    const members = { field: 'status', in: ['approved'] };
    expect(isOnLegalHold({ status: 'approved' }, members)).toBe(true);
    expect(isOnLegalHold({ status: 'pending' }, members)).toBe(false);
  });

  it('is on legal hold by a nested field, which may be missing', () => {
    const payers = { field: 'payment.state', in: ['paid', 'refunded'] };
    expect(isOnLegalHold({ payment: { state: 'paid' } }, payers)).toBe(true);
    expect(isOnLegalHold({ payment: { state: 'refunded' } }, payers)).toBe(true);
    expect(isOnLegalHold({ payment: { state: 'failed' } }, payers)).toBe(false);
    expect(isOnLegalHold({}, payers)).toBe(false);
  });

  it('of a kind without legal hold is never on hold', () => {
    expect(isOnLegalHold({ status: 'approved' }, undefined)).toBe(false);
  });
});
