import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AccountsService } from '../../admin/accounts/accounts.service.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { SubmissionEffects } from '../../submissions/effects/submission-effects.js';
import { SubmissionKinds } from '../../submissions/record/submission-kinds.js';
import type { SubmissionRecord } from '../../submissions/record/submission-record.js';
import type { DecidedRecord } from '../../submissions/record/values/decision.js';
import { CommandError } from '../command-error.js';
import { consentAt } from './sample-consent.js';
import { SAMPLE_COUNTS } from './sample-forms.js';
import { CLIENT_IP, type SampleKind, type SampleName, sampleKinds } from './sample-kinds.js';
import { samplePerson } from './sample-people.js';

const HOUR_MS = 3_600_000;
/** Age of the oldest sample. */
const OLDEST_MS = 90 * 24 * HOUR_MS;
const SAMPLE_NAMES = Object.keys(SAMPLE_COUNTS) as SampleName[];

/**
 * Submits the forms of sample people through the API's services, decides some of them on behalf of the first account,
 * and spreads them over the last three months. Each has its own idempotency key, so a second run only adds what is
 * missing.
 * @param counts target number of each kind
 * @returns how many forms were added
 * @throws CommandError when there is no account that could have decided
 */
export async function addSamples(
  app: INestApplicationContext,
  counts: Record<SampleName, number> = SAMPLE_COUNTS,
): Promise<number> {
  const began = new Date();
  const reviewer = await firstAccount(app);
  let added = 0;
  const kinds = sampleKinds(app, reviewer);
  for (const name of SAMPLE_NAMES) {
    const kind = kinds[name];
    const records = app.get<Model<SubmissionRecord>>(getModelToken(kind.model), { strict: false });
    for (let number = 0; number < counts[name]; number += 1) {
      const context = {
        idempotencyKey: `sample-${name}-${number}`,
        locale: samplePerson(number).language,
        clientIp: CLIENT_IP,
        callId: randomUUID(),
      };
      const { _id, createdAt, reference } = await kind.send(number, context);
      if (createdAt < began) continue;
      await finishEffects(app, reference);
      await kind.changeStatus(_id, number);
      await finishEffects(app, reference);
      // The newest is an hour old, and most are recent, as in a growing company.
      const age = HOUR_MS + OLDEST_MS * (number / SAMPLE_COUNTS[name]) ** 2;
      await moveBack(records, _id, age, kind.follows);
      added += 1;
    }
  }
  return added;
}

/** Executes the effects of one record at once: nobody is going to undo the decision. */
async function finishEffects(app: INestApplicationContext, reference: string): Promise<void> {
  const kind = app.get(SubmissionKinds, { strict: false }).ofReference(reference);
  const record = await kind?.store.findByReference(reference);
  if (kind && record) await app.get(SubmissionEffects, { strict: false }).finish(kind, record._id);
}

/** The account that decides about samples. @throws CommandError when there is no account */
export async function firstAccount(app: INestApplicationContext): Promise<CallerIdentity> {
  const [account] = await app.get(AccountsService, { strict: false }).list();
  if (!account) {
    throw new CommandError(
      'There is no account yet that could review the samples: npm start makes the first one.',
    );
  }
  const { adminId, email, permissions } = account;
  return { adminId, email, permissions, sessionId: 'none' };
}

/** Moves the submission and decision of a record back by this many ms; decisions took up to a day. */
async function moveBack(
  records: Model<SubmissionRecord>,
  id: string,
  ms: number,
  follows: SampleKind['follows'],
): Promise<void> {
  const record = await records
    .findById(id, { createdAt: 1, history: 1, consent: 1, decision: 1, pinCode: 1 })
    .lean<DecidedRecord & { pinCode?: string }>();
  if (!record) return;
  const earlier = (date: Date, by = ms) => new Date(date.getTime() - by);
  const day = Math.min(24 * HOUR_MS, ms / 2);
  const createdAt = earlier(record.createdAt);
  const consent = consentAt(record.consent, createdAt);
  const { decision, pinCode } = record;
  const history = record.history.map((entry, index) => ({
    ...entry,
    at: earlier(entry.at, index === 0 ? ms : ms - day),
  }));
  await records.updateOne(
    { _id: record._id },
    {
      $set: {
        createdAt,
        ...(consent ? { consent } : {}),
        ...(decision && { 'decision.at': earlier(decision.at, ms - day) }),
        history,
        ...(await follows?.({ createdAt, history, ...(pinCode !== undefined && { pinCode }) })),
      },
      ...(consent ? {} : { $unset: { consent: 1 } }),
    },
  );
}
