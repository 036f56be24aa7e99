import { Injectable } from '@nestjs/common';
import { MailSender } from '../../../mail/sending/mail-sender.js';
import { renderText } from '../../../mail/templates/rendering/mail-text.js';
import { findRecord } from '../../record/store/find-record.js';
import type { SubmissionKind } from '../../record/submission-kind.js';
import type { SubmissionRecord } from '../../record/submission-record.js';
import type { StatusPreviewView } from '../dto/status-preview.view.js';
import { conflictMessage, requestedTransition } from './requested-transition.js';
import { pendingEffectsToUndo, planChange, type StatusRequest } from './status-plan.js';

/** The result of a previewed request. */
export interface PreviewOutcome<R> {
  /** The record as it is. */
  record: R;
  /** Why nothing would be changed: somebody else was first, or the transition is not allowed. */
  conflict?: string;
  preview: StatusPreviewView;
}

/** Previews the mail that a change of status would send, without changing anything. */
@Injectable()
export class StatusPreview {
  constructor(private readonly sender: MailSender) {}

  /** @throws AppError NOT_FOUND */
  async of<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    id: string,
    request: StatusRequest<R['status']>,
  ): Promise<PreviewOutcome<R>> {
    const record = await findRecord(kind, id);
    const outcome = requestedTransition(kind, record, request);
    if (outcome === 'conflict') {
      const conflict = conflictMessage(kind, record, request);
      return { record, conflict, preview: { delivery: 'unchanged' } };
    }
    if (outcome === 'repeat') return { record, preview: { delivery: 'unchanged' } };
    return { record, preview: await this.mailOf(kind, record, request) };
  }

  private async mailOf<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    record: R,
    request: StatusRequest<R['status']>,
  ): Promise<StatusPreviewView> {
    if (pendingEffectsToUndo(kind, record, request).length > 0) return { delivery: 'undo' };
    const effect = planChange(kind, record, request).effects.find((one) => one.kind === 'mail');
    const order = effect && kind.composeMail(record, effect);
    if (!order) return { delivery: 'no-address' };
    const { page, replyTo } = await this.sender.preview(order.template, order.params, order.locale);
    return {
      delivery: effect.state === 'held' ? 'held' : 'sent',
      mail: {
        to: order.to,
        replyTo,
        locale: order.locale,
        subject: page.subject,
        text: renderText(page),
      },
    };
  }
}
