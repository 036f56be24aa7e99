import { randomUUID } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { AppError, fieldError } from '../common/errors/app-error.js';
import { clientNetwork } from '../common/http/client/client-ip.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { Outbox } from '../mail/outbox/outbox.js';
import { RateLimiter, type RateLimitRule } from '../rate-limit/rate-limiter.js';
import { SubmissionEraser } from '../submissions/erasure/submission-eraser.js';
import { findRecord } from '../submissions/record/store/find-record.js';
import type { KeepReason, SubmissionKind } from '../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';
import type { SubmissionRecord } from '../submissions/record/submission-record.js';
import { StatusChanger } from '../submissions/review/transition/status-changer.js';
import type { SelfServiceName } from './dto/track.forms.js';
import type { TrackedView } from './dto/track.responses.js';
import { CODE_MINUTES, TrackCodes, type TrackCredentials } from './track-codes.js';
import { type OpenedRecord, TrackTokens } from './track-tokens.js';
import { possibleActions, trackedView } from './tracked-view.js';

const HOUR_MS = 3_600_000;
/** Codes per pair of reference and address. Every pair is counted, so that the limit reveals nothing. */
const CODES: RateLimitRule = { name: 'track.code.pair', limit: 3, windowMs: HOUR_MS };
/** A whole office or village may share one IP address. */
const CODES_BY_NETWORK: RateLimitRule = { name: 'track.code.address', limit: 20, windowMs: HOUR_MS };
const OPENINGS_BY_NETWORK: RateLimitRule = { name: 'track.open.address', limit: 60, windowMs: HOUR_MS };
/** Each change sends a mail and adds a history entry. */
const ACTIONS_PER_RECORD: RateLimitRule = { name: 'track.status.record', limit: 30, windowMs: HOUR_MS };

/** The one message for a code that is not valid, whatever the reason. */
export const WRONG_CODE =
  'This code is wrong or no longer works. Compare it with the latest e-mail, or ask for a new code.';

const KEPT: Readonly<Record<KeepReason, string>> = {
  law: 'The law asks us to keep this record, so that it cannot be erased here. Please write to us.',
  payment: 'A payment for this order is still in progress. Please try again in a few days.',
};

export interface Opened {
  token: string;
  record: TrackedView;
}

/** Lets people see their records and act on them, with a code sent to the address on file. */
@Injectable()
export class TrackService implements BeforeApplicationShutdown {
  private readonly inFlight = new Set<Promise<void>>();

  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly codes: TrackCodes,
    private readonly tokens: TrackTokens,
    private readonly limiter: RateLimiter,
    private readonly outbox: Outbox,
    private readonly changer: StatusChanger,
    private readonly eraser: SubmissionEraser,
    private readonly logger: AppLogger,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.inFlight);
  }

  /**
   * Sends a code if reference and address belong together. The response time does not depend on that: the record is
   * looked up only afterwards.
   * @throws AppError RATE_LIMITED
   */
  async sendCode(credentials: TrackCredentials, clientIp: string): Promise<void> {
    await this.limiter.consume(CODES_BY_NETWORK, clientNetwork(clientIp));
    await this.limiter.consume(CODES, this.codes.idOf(credentials));
    const code = await this.codes.issue(credentials);
    const sending = this.mailCode(credentials, code)
      .catch((thrown: unknown) => this.logger.error('a tracking code could not be sent', { err: thrown }))
      .finally(() => this.inFlight.delete(sending));
    this.inFlight.add(sending);
  }

  /** Opens the record for its code. @throws AppError VALIDATION_FAILED for any reason; RATE_LIMITED */
  async open(credentials: TrackCredentials, code: string, clientIp: string): Promise<Opened> {
    await this.limiter.consume(OPENINGS_BY_NETWORK, clientNetwork(clientIp));
    const found = (await this.codes.use(credentials, code)) ? await this.find(credentials) : undefined;
    if (!found) throw fieldError('code', WRONG_CODE);
    const { kind, record } = found;
    const token = this.tokens.issue({ id: record._id.toHexString(), reference: record.reference });
    return { token, record: trackedView(kind, record) };
  }

  /** The record of a token. @throws AppError UNAUTHENTICATED */
  identify(authorization: string | undefined): OpenedRecord {
    const opened = this.tokens.read(authorization);
    if (!opened) throw new AppError('UNAUTHENTICATED', 'Your access has expired. Please ask for a new code.');
    return opened;
  }

  /** @throws AppError NOT_FOUND once it is erased */
  async read(opened: OpenedRecord): Promise<TrackedView> {
    const kind = this.kindOf(opened);
    return trackedView(kind, await findRecord(kind, opened.id));
  }

  /**
   * Executes an action; returns the record afterwards. Repeating it changes nothing.
   * @throws AppError VALIDATION_FAILED when this kind of record has no such action; CONFLICT with the record as it is
   * now
   */
  async act(opened: OpenedRecord, name: SelfServiceName): Promise<{ message: string; data: TrackedView }> {
    const kind = this.kindOf(opened);
    const action = kind.selfServiceActions[name];
    if (!action) throw fieldError('action', 'This cannot be done with this record.');
    await this.limiter.consume(ACTIONS_PER_RECORD, opened.id);
    const { status, message } = action;
    const before = await findRecord(kind, opened.id);
    if (before.status !== status && !possibleActions(kind, before).includes(name)) {
      throw new AppError(
        'CONFLICT',
        `This record is ${before.status} now, so that cannot be done here any more. Please write to us.`,
        { data: trackedView(kind, before) },
      );
    }
    const { record, conflict } = await this.changer.change(kind, opened.id, { status, actor: null });
    const data = trackedView(kind, record);
    if (conflict !== undefined) throw new AppError('CONFLICT', conflict, { data });
    return { message, data };
  }

  /**
   * Erases the record with everything stored because of it.
   * @throws AppError NOT_FOUND; CONFLICT with the record while it has to be kept
   */
  async erase(opened: OpenedRecord): Promise<void> {
    const kind = this.kindOf(opened);
    if (await this.eraser.eraseOwn(kind, opened.id)) return;
    const data = trackedView(kind, await findRecord(kind, opened.id));
    const message = data.kept ? KEPT[data.kept] : 'This record has just changed. Please try again.';
    throw new AppError('CONFLICT', message, { data });
  }

  private async mailCode(credentials: TrackCredentials, code: string): Promise<void> {
    const found = await this.find(credentials);
    // A form that looks like a bot's may contain somebody else's address.
    if (!found || found.record.suspect) return;
    const { _id, locale, reference } = found.record;
    await this.outbox.enqueue({
      key: `${_id.toHexString()}:code:${randomUUID()}`,
      to: credentials.email,
      locale,
      template: 'track-code',
      params: { reference, code, validMinutes: CODE_MINUTES },
    });
  }

  private async find({
    reference,
    email,
  }: TrackCredentials): Promise<{ kind: SubmissionKind; record: SubmissionRecord } | undefined> {
    const kind = this.kinds.ofReference(reference);
    const record = await kind?.store.findByReference(reference);
    return kind && record && kind.emailOf(record) === email ? { kind, record } : undefined;
  }

  private kindOf({ reference }: OpenedRecord): SubmissionKind {
    const kind = this.kinds.ofReference(reference);
    if (!kind) throw new AppError('NOT_FOUND', 'There is no such record.');
    return kind;
  }
}
