import { Types } from 'mongoose';
import type { PendingEffect } from '../../../effects/pending-effect.js';
import type { SubmissionKind } from '../../record/submission-kind.js';
import type { HistoryEntry, SubmissionRecord } from '../../record/submission-record.js';
import { REVIEW_RULES, type ReviewStatus } from '../review-status.js';
import { pendingEffectsToUndo, planChange, planUndo, type StatusRequest } from './status-plan.js';

type Application = SubmissionRecord<ReviewStatus>;

const ID = new Types.ObjectId('65f000000000000000000001');
const NOW = new Date('2026-03-01T10:00:00Z');
const IN_TEN_SECONDS = new Date('2026-03-01T10:00:10Z');
const REVIEWER = { adminId: 'reviewer', email: 'reviewer@example.org' };

const kind = {
  subject: 'factory-application',
  auditPrefix: 'application',
  rules: REVIEW_RULES,
  changeDetail: () => undefined,
} as unknown as SubmissionKind<Application>;

/** An application with this history, and its pending effects. */
function application(
  way: ReviewStatus[],
  more: { suspect?: boolean; pendingEffects?: PendingEffect[] } = {},
): Application {
  return {
    _id: ID,
    reference: 'FA-7K3M9Q',
    suspect: more.suspect ?? false,
    status: way.at(-1),
    revision: way.length - 1,
    history: way.map((status): HistoryEntry<ReviewStatus> => ({ status, at: NOW })),
    pendingEffects: more.pendingEffects ?? [],
  } as Application;
}

const asReviewer = (request: Partial<StatusRequest<ReviewStatus>> & { status: ReviewStatus }) =>
  ({ actor: REVIEWER, from: '203.0.113.7', ...request }) as StatusRequest<ReviewStatus>;

const effectOf = (effects: readonly PendingEffect[], kindOfEffect: PendingEffect['kind']) =>
  effects.find((effect) => effect.kind === kindOfEffect);

const mail = (revision: number, state: PendingEffect['state'] = 'waiting'): PendingEffect => ({
  key: `${ID.toHexString()}:decided:${revision}`,
  kind: 'mail',
  state,
  dueAt: IN_TEN_SECONDS,
  content: {},
});
const release = (revision: number, state: PendingEffect['state'] = 'waiting'): PendingEffect => ({
  key: `${ID.toHexString()}:decided:${revision}:release`,
  kind: 'release',
  state,
  dueAt: IN_TEN_SECONDS,
  content: {},
});
const MAIL = mail(1).key;
const RELEASE = release(1).key;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a decision', () => {
  const decide = (request: object, current = application(['pending'])) =>
    planChange(kind, current, asReviewer({ status: 'rejected', ...request }));

  it('is recorded in the history with its author, time and reason', () => {
    expect(decide({ reason: 'No site' }).entry).toStrictEqual({
      status: 'rejected',
      at: NOW,
      by: REVIEWER,
      reason: 'No site',
    });
    expect(decide({}).entry).toStrictEqual({ status: 'rejected', at: NOW, by: REVIEWER });
  });

  it('is mailed at once with its reason, and the mail cannot be withdrawn', () => {
    expect(effectOf(decide({ reason: 'No site' }).effects, 'mail')).toEqual({
      ...mail(1, 'taken'),
      dueAt: NOW,
      content: { status: 'rejected', reason: 'No site' },
    });
    expect(effectOf(decide({}).effects, 'mail')?.content).toEqual({ status: 'rejected' });
  });

  it('delays its mail by ten seconds when it can be undone', () => {
    expect(effectOf(decide({ undoable: true }).effects, 'mail')).toMatchObject({
      state: 'waiting',
      dueAt: IN_TEN_SECONDS,
    });
  });

  it('is recorded in the audit log with actor, network address, record, before and after', () => {
    expect(effectOf(decide({ reason: 'No site' }).effects, 'audit')).toStrictEqual({
      key: `${ID.toHexString()}:decided:1:audit`,
      kind: 'audit',
      state: 'waiting',
      dueAt: NOW,
      content: {
        actor: REVIEWER,
        from: '203.0.113.7',
        subject: { kind: 'factory-application', id: ID.toHexString(), reference: 'FA-7K3M9Q' },
        action: 'application.status_changed',
        before: { status: 'pending' },
        after: { status: 'rejected', reason: 'No site' },
        at: NOW,
      },
    });
  });

  it('has its own mail and audit entry each time', () => {
    const again = decide({}, application(['pending', 'approved', 'pending']));
    expect(again.effects.map(({ key }) => key)).toEqual([
      `${ID.toHexString()}:decided:3:audit`,
      `${ID.toHexString()}:decided:3`,
    ]);
  });

  it('may be written whatever effects of the record are pending', () => {
    expect(decide({}).whilePending).toEqual([]);
  });
});

describe('a withdrawal by the applicant', () => {
  const withdrawn = planChange(kind, application(['pending']), { actor: null, status: 'withdrawn' });

  it('names no administrator in history and audit log', () => {
    expect(withdrawn.entry).not.toHaveProperty('by');
    const audit = effectOf(withdrawn.effects, 'audit')?.content;
    expect(audit).toMatchObject({ actor: null });
    expect(audit).not.toHaveProperty('from');
  });

  it('is mailed as the applicant’s own action', () => {
    expect(effectOf(withdrawn.effects, 'mail')?.content).toEqual({ status: 'withdrawn', own: true });
  });
});

describe('a decision on a suspect record', () => {
  const decide = (request: { status: ReviewStatus; clearSuspect?: boolean; undoable?: boolean }) =>
    planChange(kind, application(['pending'], { suspect: true }), asReviewer(request));

  it('holds its mail until somebody marks the record as genuine', () => {
    const { effects, suspect } = decide({ status: 'rejected' });
    expect(suspect).toBe(true);
    expect(effectOf(effects, 'mail')).toMatchObject({ state: 'held', content: { status: 'rejected' } });
    expect(effectOf(effects, 'release')).toBeUndefined();
  });

  it.each([
    ['approves it', { status: 'approved' }],
    ['marks it as genuine', { status: 'rejected', clearSuspect: true }],
  ] as const)('releases all held mails at once when the reviewer %s', (_, request) => {
    const { effects, suspect } = decide(request);
    expect(suspect).toBe(false);
    expect(effectOf(effects, 'release')).toEqual({ ...release(1, 'taken'), dueAt: NOW });
    expect(effectOf(effects, 'mail')).toMatchObject({ state: 'taken', dueAt: NOW });
  });

  it('delays the release as long as the mail when it can be undone', () => {
    expect(effectOf(decide({ status: 'approved', undoable: true }).effects, 'release')).toMatchObject({
      state: 'waiting',
      dueAt: IN_TEN_SECONDS,
    });
  });
});

describe('a decision on a record that is not suspect', () => {
  it.each([{ status: 'approved' }, { status: 'rejected', clearSuspect: true }] as const)(
    'releases nothing: %j',
    (request) => {
      const { effects, suspect } = planChange(kind, application(['pending']), asReviewer(request));
      expect(suspect).toBe(false);
      expect(effectOf(effects, 'release')).toBeUndefined();
    },
  );
});

describe('reverting a change within the ten seconds', () => {
  const withdrawnKeys = (current: Application, request: object) =>
    pendingEffectsToUndo(kind, current, asReviewer({ status: 'pending', ...request }));

  it('withdraws the waiting mail', () => {
    expect(withdrawnKeys(application(['pending', 'rejected'], { pendingEffects: [mail(1)] }), {})).toEqual([
      MAIL,
    ]);
  });

  it('withdraws the release of held mails as well, unless the reviewer marks the record as genuine', () => {
    const approved = application(['pending', 'approved'], { pendingEffects: [release(1), mail(1)] });
    expect(withdrawnKeys(approved, {})).toEqual([MAIL, RELEASE]);
    expect(withdrawnKeys(approved, { clearSuspect: true })).toEqual([MAIL]);
  });

  it('withdraws a held mail as well, but only within this time', () => {
    const held = application(['pending', 'rejected'], { suspect: true, pendingEffects: [mail(1, 'held')] });
    jest.setSystemTime(IN_TEN_SECONDS);
    expect(withdrawnKeys(held, {})).toEqual([MAIL]);
    jest.setSystemTime(IN_TEN_SECONDS.getTime() + 1);
    expect(withdrawnKeys(held, {})).toEqual([]);
    expect(withdrawnKeys(held, { undo: true })).toEqual([]);
  });

  it('withdraws nothing once the mail is being sent', () => {
    expect(
      withdrawnKeys(application(['pending', 'rejected'], { pendingEffects: [mail(1, 'taken')] }), {}),
    ).toEqual([]);
    expect(withdrawnKeys(application(['pending', 'rejected']), {})).toEqual([]);
    expect(
      withdrawnKeys(
        application(['pending', 'approved'], { pendingEffects: [mail(1), release(1, 'taken')] }),
        {},
      ),
    ).toEqual([MAIL]);
  });

  it('does not withdraw the mails of earlier decisions', () => {
    const decidedThrice = application(['pending', 'rejected', 'pending', 'approved'], {
      pendingEffects: [mail(1)],
    });
    expect(withdrawnKeys(decidedThrice, {})).toEqual([]);
  });

  it('is an undo even with a reason when it reopens', () => {
    const rejected = application(['pending', 'rejected'], { pendingEffects: [mail(1)] });
    expect(withdrawnKeys(rejected, { reason: 'A mistake' })).toEqual([MAIL]);
  });

  it('is an undo to a decision only without a reason, because the applicant must get a new reason', () => {
    const reopened = application(['pending', 'rejected', 'pending'], { pendingEffects: [mail(2)] });
    expect(withdrawnKeys(reopened, { status: 'rejected' })).toEqual([mail(2).key]);
    expect(withdrawnKeys(reopened, { status: 'rejected', reason: 'Another reason' })).toEqual([]);
  });

  it('is not an undo when the status is not the previous one', () => {
    const reopened = application(['pending', 'rejected', 'pending'], { pendingEffects: [mail(2)] });
    expect(withdrawnKeys(reopened, { status: 'approved' })).toEqual([]);
  });

  it('has nothing to revert in a record that was never changed', () => {
    expect(withdrawnKeys(application(['pending'], { pendingEffects: [mail(0)] }), {})).toEqual([]);
  });
});

describe('an undo', () => {
  const undo = (
    pendingKeys: readonly string[],
    { suspect = false, ...request }: { suspect?: boolean; clearSuspect?: boolean; undoable?: boolean } = {},
  ) =>
    planUndo(
      kind,
      application(['pending', 'approved'], { suspect }),
      asReviewer({ status: 'pending', reason: 'A mistake', ...request }),
      pendingKeys,
    );

  it('is recorded in the history as an undo', () => {
    expect(undo([MAIL]).entry).toEqual({
      status: 'pending',
      at: NOW,
      by: REVIEWER,
      reason: 'A mistake',
      undo: true,
    });
  });

  it('sends no mail and withdraws each waiting one, if they are still waiting when it is written', () => {
    const { effects, whilePending } = undo([MAIL, RELEASE]);
    expect(effectOf(effects, 'mail')).toBeUndefined();
    expect(effects.filter((effect) => effect.kind === 'withdraw')).toEqual(
      [MAIL, RELEASE].map((key) => ({
        key: `${key}:withdraw`,
        kind: 'withdraw',
        state: 'waiting',
        dueAt: NOW,
        withdraws: key,
        content: {},
      })),
    );
    expect(whilePending).toEqual([MAIL, RELEASE]);
  });

  it('is recorded in the audit log in addition to the decision', () => {
    expect(effectOf(undo([MAIL]).effects, 'audit')).toMatchObject({
      key: `${ID.toHexString()}:decided:2:audit`,
      content: {
        action: 'application.status_changed',
        before: { status: 'approved' },
        after: { status: 'pending', reason: 'A mistake' },
        detail: { undo: true },
      },
    });
  });

  it('restores the suspect mark from before the decision', () => {
    expect(undo([MAIL, RELEASE]).suspect).toBe(true);
    expect(undo([MAIL]).suspect).toBe(false);
    expect(undo([MAIL], { suspect: true }).suspect).toBe(true);
    expect(effectOf(undo([MAIL], { suspect: true }).effects, 'release')).toBeUndefined();
  });

  it('removes the mark and releases the held mails when the reviewer marks the record as genuine', () => {
    const { effects, suspect } = undo([MAIL], { suspect: true, clearSuspect: true });
    expect(suspect).toBe(false);
    expect(effects.slice(1)).toMatchObject([
      { kind: 'withdraw', withdraws: MAIL },
      { ...release(2, 'taken'), dueAt: NOW },
    ]);
    const undoable = undo([MAIL], { suspect: true, clearSuspect: true, undoable: true });
    expect(effectOf(undoable.effects, 'release')).toEqual(release(2));
  });
});
