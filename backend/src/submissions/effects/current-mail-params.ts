import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import { type ChangedParams, Outbox } from '../../mail/outbox/outbox.js';
import type { OutboxMail } from '../../mail/outbox/outbox-schema.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import { isOutdated, recordIdOfKey } from './mail-keys.js';

type StoredMail = Pick<OutboxMail, 'key' | 'template'>;

/**
 * What has changed in a mail since it was composed, or why it no longer holds: `outdated` by a later decision about the
 * record, or `changed` by something else that happened to it.
 */
type CurrentMail = { params: ChangedParams } | { obsolete: 'outdated' | 'changed' };

const UNCHANGED: CurrentMail = { params: {} };

/** Compares mails that were composed a while ago with the records that they are about. */
@Injectable()
export class CurrentMailParams implements OnModuleInit {
  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.onDelayedMail(async (mail) => {
      const current = await this.of(mail);
      if ('params' in current) return current.params;
      // The outbox itself drops a mail once there is one about a later decision, which may still be undone.
      return current.obsolete === 'outdated' ? {} : undefined;
    });
  }

  async of({ key, template }: StoredMail): Promise<CurrentMail> {
    const id = recordIdOfKey(key);
    if (id === undefined || template === undefined) return UNCHANGED;
    for (const kind of this.kinds.all()) {
      const record = await kind.store.findById(new Types.ObjectId(id));
      if (record === null) continue;
      if (isOutdated(record, key, kind.rules)) return { obsolete: 'outdated' };
      const params = kind.changedMailParams(record, { key, template });
      return params ? { params } : { obsolete: 'changed' };
    }
    return UNCHANGED;
  }
}
