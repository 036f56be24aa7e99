import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import { type ChangedParams, Outbox } from '../../mail/outbox/outbox.js';
import type { OutboxMail } from '../../mail/outbox/outbox-schema.js';
import { Colleagues } from '../collaboration/colleagues.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import { isOutdated, recordIdOfKey } from './mail-keys.js';

type StoredMail = Pick<OutboxMail, 'key' | 'template' | 'to'>;

/**
 * What has changed in a mail since it was composed, or why it no longer holds: `outdated` by a later decision about the
 * record, `changed` by something else that happened to it, or `unreadable` by the colleague it is for.
 */
type CurrentMail = { params: ChangedParams } | { obsolete: 'outdated' | 'changed' | 'unreadable' };

const UNCHANGED: CurrentMail = { params: {} };

/** Compares mails that were composed a while ago with the records that they are about. */
@Injectable()
export class CurrentMailParams implements OnModuleInit {
  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly outbox: Outbox,
    private readonly colleagues: Colleagues,
  ) {}

  onModuleInit(): void {
    this.outbox.onDelayedMail(async (mail) => {
      const current = await this.of(mail);
      if ('params' in current) return current.params;
      // The outbox itself drops a mail once there is one about a later decision, which may still be undone.
      return current.obsolete === 'outdated' ? {} : undefined;
    });
  }

  async of({ key, template, to }: StoredMail): Promise<CurrentMail> {
    const id = recordIdOfKey(key);
    if (id === undefined || template === undefined) return UNCHANGED;
    for (const kind of this.kinds.all()) {
      const record = await kind.store.findById(new Types.ObjectId(id));
      if (record === null) continue;
      if (isOutdated(record, key, kind.rules)) return { obsolete: 'outdated' };
      if (template === 'colleague-notice' && !(await this.canRead(kind, to)))
        return { obsolete: 'unreadable' };
      const params = kind.changedMailParams(record, { key, template });
      return params ? { params } : { obsolete: 'changed' };
    }
    return UNCHANGED;
  }

  /** Whether the address belongs to an account that can still open such records. */
  private async canRead({ readPermission }: SubmissionKind, address: string | undefined): Promise<boolean> {
    const colleagues = await this.colleagues.withPermission(readPermission);
    return colleagues.some(({ email }) => email === address);
  }
}
