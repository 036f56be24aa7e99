import type { HistoryEntry } from '../submission-record.js';
import { effectiveDecision } from './decision.js';

const asha = { adminId: 'a1', email: 'asha@example.org' };
const ravi = { adminId: 'a2', email: 'ravi@example.org' };

/** A history of these changes, a minute apart, after the submission. */
function historyOf(...changes: Omit<HistoryEntry, 'at'>[]): HistoryEntry[] {
  return [{ status: 'pending' }, ...changes].map((entry, minute) => ({
    ...entry,
    at: new Date(minute * 60_000),
  }));
}

const decisionOf = (...changes: Omit<HistoryEntry, 'at'>[]) =>
  effectiveDecision(historyOf(...changes), ['approved', 'rejected']);

describe('the effective decision of a record', () => {
  it('is undefined while the record is pending', () => {
    expect(decisionOf()).toBeUndefined();
  });

  it('states who decided and when', () => {
    expect(decisionOf({ status: 'approved', by: asha })).toEqual({ by: asha, at: new Date(60_000) });
    expect(decisionOf({ status: 'rejected', by: ravi })?.by).toBe(ravi);
  });

  it('is undefined after a reopening or undo, until the next decision', () => {
    const reopened = [
      { status: 'approved', by: asha },
      { status: 'pending', by: ravi },
    ];
    expect(decisionOf(...reopened)).toBeUndefined();
    expect(decisionOf(...reopened, { status: 'rejected', by: ravi })).toEqual({
      by: ravi,
      at: new Date(180_000),
    });
    const undone = { status: 'pending', by: asha, undo: true } as const;
    expect(decisionOf({ status: 'approved', by: asha }, undone)).toBeUndefined();
  });

  it('is the earlier one when a colleague’s reopening was undone', () => {
    expect(
      decisionOf(
        { status: 'approved', by: asha },
        { status: 'pending', by: ravi },
        { status: 'approved', by: ravi, undo: true },
      ),
    ).toEqual({ by: asha, at: new Date(60_000) });
  });

  it('does not include a withdrawal by the applicant', () => {
    expect(decisionOf({ status: 'withdrawn' })).toBeUndefined();
  });
});
