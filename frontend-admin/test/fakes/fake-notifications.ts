import type { NotificationEntry, Notifications } from '../../src/data/notifications';
import { advanceReadMark } from '../../src/data/notifications';

const encoder = new TextEncoder();

/** A notification as the API returns it. */
export function aNotification(part: Partial<NotificationEntry> & { position: number }): NotificationEntry {
  return {
    at: new Date(Date.now() - 60_000).toISOString(),
    action: 'application.received',
    kind: 'factory-application',
    id: `a${part.position}`,
    reference: `FA-00000${part.position}`,
    name: `Applicant ${part.position}`,
    ...part,
  };
}

/**
 * A fake of the notification API. The console calls it in the background, so its calls are not recorded in
 * `FakeApi.calls`.
 */
export class FakeNotifications {
  list: Notifications = { entries: [], unread: 0, readTo: 0, position: 0 };
  /** `Last-Event-ID` of each stream request. */
  readonly lastEventIds: (string | null)[] = [];
  /** Status of the responses to list requests and to later stream requests. */
  listStatus = 200;
  streamStatus = 200;
  private readonly readers = new Set<ReadableStreamDefaultController<Uint8Array>>();

  /** Sets the list; entries are newest first. */
  hold(entries: NotificationEntry[], readTo = 0): void {
    const position = entries[0]?.position ?? 0;
    this.list = { entries, readTo, position, unread: entries.filter((one) => one.position > readTo).length };
  }

  /** Sends an event to all open streams. */
  send(
    type: string,
    data: object,
    id = String((data as { position?: number }).position ?? this.list.position),
  ): void {
    const block = `event: ${type}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
    for (const reader of this.readers) reader.enqueue(encoder.encode(block));
  }

  /** Ends all open streams, like a server that shuts down. */
  cut(): void {
    for (const reader of this.readers) reader.close();
    this.readers.clear();
  }

  answer(request: Request, { pathname }: URL, body: string): Response | undefined {
    if (pathname === '/api/admin/notifications') return json(this.list, this.listStatus);
    if (pathname === '/api/admin/notifications/read') {
      this.list = advanceReadMark(this.list, JSON.parse(body).upTo);
      return json({ message: 'Marked as read', data: { readTo: this.list.readTo } });
    }
    if (pathname !== '/api/admin/events') return undefined;
    this.lastEventIds.push(request.headers.get('last-event-id'));
    if (this.streamStatus !== 200) return new Response('{}', { status: this.streamStatus });
    let own: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start: (reader) => {
        own = reader;
        this.readers.add(reader);
      },
    });
    request.signal.addEventListener('abort', () => {
      if (this.readers.delete(own)) own.close();
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  }
}

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
