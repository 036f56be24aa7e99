import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import { type ChangedParams, Outbox } from '../../mail/outbox/outbox.js';
import type { OutboxMail } from '../../mail/outbox/outbox-schema.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import { isOutdated } from './mail-keys.js';

const RECORD_KEY = /^([0-9a-f]{24}):/;

type StoredMail = Pick<OutboxMail, 'key' | 'template'>;

/** Compares mails that were composed a while ago with the records that they are about. */
@Injectable()
export class CurrentMailParams implements OnModuleInit {
  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.onDelayedMail(async (mail) => {
      const params = await this.of(mail);
      // The outbox itself drops a mail once there is one about a later change, which may still be undone.
      return params === 'outdated' ? {} : params;
    });
  }

  /**
   * The params of the mail that have changed since it was composed. `changed`: what it says no longer holds; `outdated`:
   * because of a later decision about the record.
   */
  async of({ key, template }: StoredMail): Promise<ChangedParams | 'outdated'> {
    const [, id] = RECORD_KEY.exec(key) ?? [];
    if (id === undefined || template === undefined) return {};
    for (const kind of this.kinds.all()) {
      const record = await kind.store.findById(new Types.ObjectId(id));
      if (record === null) continue;
      if (isOutdated(record, key, kind.rules)) return 'outdated';
      return kind.renewedMailParams(record, { key, template }) ?? 'changed';
    }
    return {};
  }
}
