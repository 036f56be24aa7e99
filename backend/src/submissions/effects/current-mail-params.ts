import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import { type ComparedMail, type CurrentMail, Outbox, UNCHANGED_MAIL } from '../../mail/outbox/outbox.js';
import { Colleagues } from '../collaboration/colleagues.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import { isOutdated, recordIdOfKey } from './mail-keys.js';

/** Compares mails that were composed a while ago with the records that they are about, and with who may open these. */
@Injectable()
export class CurrentMailParams implements OnModuleInit {
  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly outbox: Outbox,
    private readonly colleagues: Colleagues,
  ) {}

  onModuleInit(): void {
    this.outbox.onDelayedMail((mail) => this.of(mail));
  }

  private async of({ key, template, to }: ComparedMail): Promise<CurrentMail> {
    const id = recordIdOfKey(key);
    if (id === undefined || template === undefined) return UNCHANGED_MAIL;
    for (const kind of this.kinds.all()) {
      const record = await kind.store.findById(new Types.ObjectId(id));
      if (record === null) continue;
      if (isOutdated(record, key, kind.rules)) return { obsolete: 'outdated' };
      if (template === 'colleague-notice' && !(await this.canOpen(kind, to)))
        return { obsolete: 'no-access' };
      const params = kind.changedMailParams(record, { key, template });
      return params ? { params } : { obsolete: 'changed' };
    }
    return UNCHANGED_MAIL;
  }

  /** Whether the address belongs to an account that can still open such records. */
  private async canOpen({ readPermission }: SubmissionKind, address: string | undefined): Promise<boolean> {
    const colleagues = await this.colleagues.withPermission(readPermission);
    return colleagues.some(({ email }) => email === address);
  }
}
