import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SentMessageInfo, Transport } from 'nodemailer';

type TransportMail = Parameters<Transport['send']>[0];

/**
 * Without a mail server, mails are written to files that any mail program opens. The file name comes from the
 * Message-ID, so that a mail sent again replaces its file, which is written atomically, and what a process that was
 * killed has left of it.
 */
export class EmlTransport implements Transport {
  readonly name = 'eml files';
  readonly version = '1';

  constructor(private readonly folder: string) {}

  send(mail: TransportMail, done: (error: Error | null, info: SentMessageInfo) => void): void {
    const info = { envelope: mail.message.getEnvelope(), messageId: mail.message.messageId() };
    this.write(mail).then(
      () => done(null, info),
      (error: Error) => done(error, info),
    );
  }

  private async write(mail: TransportMail): Promise<void> {
    const file = emlFile(this.folder, mail.message.messageId());
    const unfinished = unfinishedFile(file);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    try {
      await pipeline(
        mail.message.createReadStream(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      );
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}

/** The file of the mail with this Message-ID. */
export function emlFile(folder: string, messageId: string): string {
  const name = messageId.replace(/^<|@.*$/g, '').replace(/[^\w.-]/g, '_');
  return path.join(folder, `${name}.eml`);
}

/** The name of the file while it is written; also of what a process that was killed has left of it. */
export function unfinishedFile(file: string): string {
  return `${file}.part`;
}
