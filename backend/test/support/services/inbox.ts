import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** Time limit for a mail in ms: only one that never arrives takes this long. */
const TIME_MS = 60_000;

/**
 * How the mail server treats the next mail: accepts it, refuses it, does not answer, or accepts it and closes the
 * connection.
 */
export type InboxMode = 'accept' | 'refuse for now' | 'refuse for good' | 'hang' | 'drop after data';

/** A received mail. */
export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: ParsedMail['headers'];
}

/** A real SMTP server on a free port. Set `SMTP_URL` to `url`. */
export class Inbox {
  /** Every mail whose content arrived, even if the acknowledgement was not sent. */
  readonly mails: ReceivedMail[] = [];
  private mode: InboxMode = 'accept';
  private connections = 0;
  private readonly pendingChecks = new Set<() => void>();

  private constructor(private readonly server: SMTPServer) {}

  static async open(): Promise<Inbox> {
    let inbox: Inbox | undefined;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_session, done) => inbox?.answerConnection(done),
      onMailFrom: (_address, _session, done) => inbox?.answerSender(done),
      onData: (stream, session, done) => {
        simpleParser(stream).then((mail) => inbox?.receive(mail, session, done), done);
      },
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    inbox = new Inbox(server);
    return inbox;
  }

  /** Value for `SMTP_URL`. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  /** Sets how mails are treated from now on. */
  setMode(mode: InboxMode): void {
    this.mode = mode;
  }

  /** Waits until this many connections were made since the inbox was opened. */
  connected(count: number): Promise<void> {
    return this.until(() => this.connections >= count, `${count} connections`);
  }

  /** Waits until there are this many mails to the address, and returns them. */
  async mailsTo(address: string, count = 1): Promise<ReceivedMail[]> {
    const found = () => this.mails.filter(({ to }) => to === address);
    await this.until(() => found().length >= count, `${count} mails to ${address}`);
    return found();
  }

  /** Waits until this many mails to the address contain the words, and returns the newest. */
  async mailSaying(address: string, words: string, count = 1): Promise<ReceivedMail> {
    const found = () => this.mails.filter(({ to, text }) => to === address && text.includes(words));
    await this.until(() => found().length >= count, `${count} mails to ${address} that say "${words}"`);
    return found().at(-1) as ReceivedMail;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private answerConnection(done: (error?: Error | null) => void): void {
    this.connections += 1;
    this.changed();
    if (this.mode !== 'hang') done();
  }

  private answerSender(done: (error?: Error | null) => void): void {
    if (this.mode === 'refuse for now') done(Object.assign(new Error('try later'), { responseCode: 451 }));
    else if (this.mode === 'refuse for good') done(Object.assign(new Error('never'), { responseCode: 550 }));
    else done();
  }

  private receive(mail: ParsedMail, session: SMTPServerSession, done: (error?: Error | null) => void): void {
    this.mails.push({
      to: session.envelope.rcptTo.map(({ address }) => address).join(','),
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html || '',
      messageId: mail.messageId ?? '',
      headers: mail.headers,
    });
    this.changed();
    if (this.mode === 'drop after data') this.dropConnections();
    else done();
  }

  private dropConnections(): void {
    for (const connection of this.server.connections as Set<{ close(): void }>) connection.close();
  }

  private changed(): void {
    for (const check of this.pendingChecks) check();
  }

  private async until(condition: () => boolean, what: string): Promise<void> {
    let check = (): void => undefined;
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        check = () => {
          if (condition()) resolve();
        };
        this.pendingChecks.add(check);
        timer = setTimeout(() => reject(new Error(`The inbox did not see ${what} in time.`)), TIME_MS);
        check();
      });
    } finally {
      clearTimeout(timer);
      this.pendingChecks.delete(check);
    }
  }
}
