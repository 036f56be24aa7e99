import { Injectable } from '@nestjs/common';
import { actorOf } from '../audit/audit-actor.js';
import { AuditLog } from '../audit/audit-log.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import { isRecordId } from '../common/http/request/record-id.param.js';
import { EXACT_TOTAL, type ListedPage } from '../common/lists/list-headers.js';
import { DEFAULT_PAGE } from '../common/lists/page-fields.js';
import { type DeadLetterFilter, DeadLetters } from '../mail/outbox/dead-letters.js';
import { Outbox } from '../mail/outbox/outbox.js';
import type { OutboxMail } from '../mail/outbox/outbox-schema.js';
import type { MailTemplate } from '../mail/templates/mail-template.js';
import { type UndeliveredMailView, undeliveredMailView } from './dto/undelivered-mail.view.js';
import type { UndeliveredMailFilters, UndeliveredMailsQuery } from './dto/undelivered-mails.query.js';
import { codesOf } from './failure-reason.js';
import { canDecide, MAIL_PERMISSIONS, readableTemplates } from './mail-permissions.js';
import { MailSubjects } from './mail-subjects.js';

export const EXPIRED =
  'The link or the code of this mail has expired. Whoever needs one can ask for another.';
export const OUTDATED =
  'There has been another decision about the record since then, so this mail is out of date.';
export const CHANGED = 'What this mail is about has changed since then, so it is out of date.';
export const NO_ACCESS = 'Its recipient has no access any more, so this mail is not sent.';
export const NOT_GIVEN_UP = 'Somebody else has already decided about this mail.';

const OBSOLETE = { outdated: OUTDATED, changed: CHANGED, 'no-access': NO_ACCESS } as const;

/** Mails that were given up after their last attempt: shown to accounts that may read what they are about. */
@Injectable()
export class UndeliveredMailsService {
  constructor(
    private readonly letters: DeadLetters,
    private readonly outbox: Outbox,
    private readonly subjects: MailSubjects,
    private readonly audit: AuditLog,
  ) {}

  async list(
    { limit = DEFAULT_PAGE, cursor, ...filters }: UndeliveredMailsQuery,
    { permissions }: CallerIdentity,
  ): Promise<ListedPage & { items: UndeliveredMailView[] }> {
    const filter = filterFor(filters, permissions);
    if (filter.templates.length === 0) return { items: [], total: 0 };
    const [{ items, ...links }, total] = await Promise.all([
      this.letters.findPage(filter, { limit, cursor }),
      this.letters.countUpTo(filter, EXACT_TOTAL + 1),
    ]);
    return { items: items.map((mail) => undeliveredMailView(mail, permissions)), ...links, total };
  }

  /**
   * Makes the mail pending again. @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT when sending it would be
   * pointless
   */
  async sendAgain(id: string, caller: CallerIdentity, clientIp: string): Promise<void> {
    const mail = await this.find(id, caller);
    const { expires } = MAIL_PERMISSIONS[mail.template as MailTemplate];
    if (expires || mail.to === undefined) throw new AppError('CONFLICT', EXPIRED);
    const current = await this.outbox.compareDelayed(mail);
    if ('obsolete' in current) {
      throw new AppError('CONFLICT', OBSOLETE[current.obsolete]);
    }
    await this.decide(mail, 'mail.sent_again', caller, clientIp, () =>
      this.letters.sendAgain(mail, current.params),
    );
  }

  /** Removes it from the list for good. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT */
  async dismiss(id: string, caller: CallerIdentity, clientIp: string): Promise<void> {
    const mail = await this.find(id, caller);
    await this.decide(mail, 'mail.dismissed', caller, clientIp, () => this.letters.dismiss(mail));
  }

  private async find(id: string, { permissions }: CallerIdentity): Promise<OutboxMail> {
    const mail = isRecordId(id) ? await this.letters.find(id) : null;
    if (!mail?.template || !readableTemplates(permissions).includes(mail.template)) {
      throw new AppError('NOT_FOUND', 'There is no such undelivered mail.');
    }
    if (!canDecide(permissions, mail.template)) throw new AppError('FORBIDDEN');
    return mail;
  }

  /** Audited before it is done: an entry too many is better than an unrecorded mail. */
  private async decide(
    mail: OutboxMail,
    action: string,
    caller: CallerIdentity,
    clientIp: string,
    write: () => Promise<boolean>,
  ): Promise<void> {
    const about = await this.subjects.of(mail);
    await this.audit.record({
      action,
      actor: actorOf(caller),
      subject: about?.subject ?? { kind: 'mail', id: mail._id.toHexString() },
      from: clientIp,
      detail: { template: mail.template },
    });
    if (!(await write())) throw new AppError('CONFLICT', NOT_GIVEN_UP);
  }
}

/** The filter for the mails that an account with these permissions may see. */
function filterFor(
  { template, reason }: UndeliveredMailFilters,
  permissions: readonly string[],
): DeadLetterFilter {
  const readable = readableTemplates(permissions);
  return {
    templates: template === undefined ? readable : readable.filter((one) => one === template),
    code: reason && codesOf(reason),
  };
}
