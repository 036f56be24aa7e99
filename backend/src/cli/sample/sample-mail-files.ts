import { randomUUID } from 'node:crypto';
import type { ClaimedMail } from '../../mail/outbox/claimed-mail.js';
import type { MailQueue } from '../../mail/outbox/mail-queue.js';
import type { MailSendingWorker } from '../../mail/outbox/outbox.js';
import type { MailSender } from '../../mail/sending/mail-sender.js';

/**
 * Sends only the mails that this process enqueues: others in the database may be for real people, and would be written
 * to files here and marked as sent.
 */
export class SampleMailFiles implements MailSendingWorker {
  private readonly pending: Promise<void>[] = [];

  constructor(
    private readonly queue: MailQueue,
    private readonly sender: MailSender,
  ) {}

  reserve(): string {
    return randomUUID();
  }

  releaseReservation(): void {}

  wake(): void {}

  async sendReserved(mail: ClaimedMail): Promise<void> {
    const sending = this.send(mail);
    // Reported by `finished`; until then a failure must not count as unhandled.
    sending.catch(() => undefined);
    this.pending.push(sending);
  }

  /** Resolves when all mails have been written. @throws the first failure */
  async finished(): Promise<void> {
    await Promise.all(this.pending.splice(0));
  }

  private async send(mail: ClaimedMail): Promise<void> {
    await this.sender.send(mail);
    await this.queue.markSent(mail);
  }
}
