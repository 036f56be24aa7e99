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

  it('stands in the history with who made it, when, and the reason that was given', () => {
    expect(decide({ reason: 'No site' }).entry).toStrictEqual({
      status: 'rejected',
      at: NOW,
      by: REVIEWER,
      reason: 'No site',
    });
    expect(decide({}).entry).toStrictEqual({ status: 'rejected', at: NOW, by: REVIEWER });
  });

  it('is mailed at once, with the reason that was given, and that mail cannot be taken back', () => {
    expect(effectOf(decide({ reason: 'No site' }).effects, 'mail')).toEqual({
      ...mail(1, 'taken'),
      dueAt: NOW,
      content: { status: 'rejected', reason: 'No site' },
    });
    expect(effectOf(decide({}).effects, 'mail')?.content).toEqual({ status: 'rejected' });
  });

  it('keeps its mail back for ten seconds when it can be undone', () => {
    expect(effectOf(decide({ undoable: true }).effects, 'mail')).toMatchObject({
      state: 'waiting',
      dueAt: IN_TEN_SECONDS,
    });
  });

  it('is an entry of the audit log: who, from where, which record, before and after', () => {
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

  it('has a mail and an entry of its own each time', () => {
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

  it('is mailed as a step of their own', () => {
    expect(effectOf(withdrawn.effects, 'mail')?.content).toEqual({ status: 'withdrawn', own: true });
  });
});

describe('a decision on a suspect record', () => {
  const decide = (request: { status: ReviewStatus; clearSuspect?: boolean; undoable?: boolean }) =>
    planChange(kind, application(['pending'], { suspect: true }), asReviewer(request));

  it('holds its mail while nobody says that the record is genuine', () => {
    const { effects, suspect } = decide({ status: 'rejected' });
    expect(suspect).toBe(true);
    expect(effectOf(effects, 'mail')).toMatchObject({ state: 'held', content: { status: 'rejected' } });
    expect(effectOf(effects, 'release')).toBeUndefined();
  });

  it.each([
    ['approves it', { status: 'approved' }],
    ['says that it is genuine', { status: 'rejected', clearSuspect: true }],
  ] as const)('lets all held mails go at once when the reviewer %s', (_, request) => {
    const { effects, suspect } = decide(request);
    expect(suspect).toBe(false);
    expect(effectOf(effects, 'release')).toEqual({ ...release(1, 'taken'), dueAt: NOW });
    expect(effectOf(effects, 'mail')).toMatchObject({ state: 'taken', dueAt: NOW });
  });

  it('keeps the release back as long as the mail when it can be undone', () => {
    expect(effectOf(decide({ status: 'approved', undoable: true }).effects, 'release')).toMatchObject({
      state: 'waiting',
      dueAt: IN_TEN_SECONDS,
    });
  });
});

describe('a decision on a record without a mark', () => {
  it.each([{ status: 'approved' }, { status: 'rejected', clearSuspect: true }] as const)(
    'releases nothing: %j',
    (request) => {
      const { effects, suspect } = planChange(kind, application(['pending']), asReviewer(request));
      expect(suspect).toBe(false);
      expect(effectOf(effects, 'release')).toBeUndefined();
    },
  );
});

describe('going back within the ten seconds', () => {
  const taken = (current: Application, request: object) =>
    pendingEffectsToUndo(kind, current, asReviewer({ status: 'pending', ...request }));

  it('takes the waiting mail back', () => {
    expect(taken(application(['pending', 'rejected'], { pendingEffects: [mail(1)] }), {})).toEqual([MAIL]);
  });

  it('takes the release of held mails back with it, unless the reviewer says that the record is genuine', () => {
    const approved = application(['pending', 'approved'], { pendingEffects: [release(1), mail(1)] });
    expect(taken(approved, {})).toEqual([MAIL, RELEASE]);
    expect(taken(approved, { clearSuspect: true })).toEqual([MAIL]);
  });

  it('takes a held mail back as well, but only within them', () => {
    const held = application(['pending', 'rejected'], { suspect: true, pendingEffects: [mail(1, 'held')] });
    jest.setSystemTime(IN_TEN_SECONDS);
    expect(taken(held, {})).toEqual([MAIL]);
    jest.setSystemTime(IN_TEN_SECONDS.getTime() + 1);
    expect(taken(held, {})).toEqual([]);
    expect(taken(held, { undo: true })).toEqual([]);
  });

  it('takes nothing back once the mail cannot be taken back any more', () => {
    expect(taken(application(['pending', 'rejected'], { pendingEffects: [mail(1, 'taken')] }), {})).toEqual(
      [],
    );
    expect(taken(application(['pending', 'rejected']), {})).toEqual([]);
    expect(
      taken(application(['pending', 'approved'], { pendingEffects: [mail(1), release(1, 'taken')] }), {}),
    ).toEqual([MAIL]);
  });

  it('leaves the mails of earlier decisions alone', () => {
    const decidedThrice = application(['pending', 'rejected', 'pending', 'approved'], {
      pendingEffects: [mail(1)],
    });
    expect(taken(decidedThrice, {})).toEqual([]);
  });

  it('is an undo with a reason as well when it reopens', () => {
    const rejected = application(['pending', 'rejected'], { pendingEffects: [mail(1)] });
    expect(taken(rejected, { reason: 'A mistake' })).toEqual([MAIL]);
  });

  it('is an undo to a decision only without a reason: a new reason is news for the applicant', () => {
    const reopened = application(['pending', 'rejected', 'pending'], { pendingEffects: [mail(2)] });
    expect(taken(reopened, { status: 'rejected' })).toEqual([mail(2).key]);
    expect(taken(reopened, { status: 'rejected', reason: 'Another reason' })).toEqual([]);
  });

  it('is no undo when it goes elsewhere than the last change came from', () => {
    const reopened = application(['pending', 'rejected', 'pending'], { pendingEffects: [mail(2)] });
    expect(taken(reopened, { status: 'approved' })).toEqual([]);
  });

  it('has nothing to go back to in a record that is still as it came', () => {
    expect(taken(application(['pending'], { pendingEffects: [mail(0)] }), {})).toEqual([]);
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

  it('stands in the history as an undo', () => {
    expect(undo([MAIL]).entry).toEqual({
      status: 'pending',
      at: NOW,
      by: REVIEWER,
      reason: 'A mistake',
      undo: true,
    });
  });

  it('sends no mail and takes each waiting one back, if they still wait when it is written', () => {
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

  it('is an entry of the audit log beside that of the decision', () => {
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

  it('leaves the record as suspect as it was before the decision', () => {
    expect(undo([MAIL, RELEASE]).suspect).toBe(true);
    expect(undo([MAIL]).suspect).toBe(false);
    expect(undo([MAIL], { suspect: true }).suspect).toBe(true);
    expect(effectOf(undo([MAIL], { suspect: true }).effects, 'release')).toBeUndefined();
  });

  it('takes the mark off and lets the held mails go when the reviewer says that the record is genuine', () => {
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
