import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { eventually } from '../eventually.js';

export interface ReceivedEvent {
  type: string;
  id: string;
  data: unknown;
}

/** Reads server-sent events as a browser does. */
export class EventStream {
  readonly events: ReceivedEvent[] = [];
  /** Whether the server has ended the stream. */
  isOver = false;
  private incomplete = '';

  private constructor(private readonly response: IncomingMessage) {
    response.setEncoding('utf8').on('data', (chunk: string) => this.read(chunk));
    response.once('end', () => {
      this.isOver = true;
    });
    response.once('error', () => undefined);
  }

  /** @throws Error when the answer is not a stream */
  static async open(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
    const response = await answered(url, headers);
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${await text(response)}`);
    return new EventStream(response);
  }

  get headers() {
    return this.response.headers;
  }

  of(type: string): ReceivedEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** Waits until the newest event of a type is as expected, and returns it. */
  until(type: string, isRight: (data: never) => boolean = () => true): Promise<ReceivedEvent> {
    return eventually(
      () => this.of(type).at(-1) as ReceivedEvent,
      (event) => event !== undefined && isRight(event.data as never),
    );
  }

  async untilOver(): Promise<void> {
    await eventually(
      () => this.isOver,
      (isOver) => isOver,
    );
  }

  /** Stops reading without disconnecting. */
  pause(): void {
    this.response.pause();
  }

  /** Disconnects. */
  close(): void {
    this.response.destroy();
  }

  private read(chunk: string): void {
    const blocks = (this.incomplete + chunk).split('\n\n');
    this.incomplete = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      const data = field('data');
      if (data === undefined) continue;
      this.events.push({ type: field('event') ?? 'message', id: field('id') ?? '', data: JSON.parse(data) });
    }
  }
}

function answered(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers }, resolve).once('error', reject);
  });
}
