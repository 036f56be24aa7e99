/** @jest-environment node */
import { readEvents, type StreamEvent } from './event-stream';

async function eventsOf(...chunks: string[]): Promise<StreamEvent[]> {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(chunks.join(''));
  const events: StreamEvent[] = [];
  // Also split within multi-byte characters.
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
      controller.close();
    },
  });
  await readEvents(
    body,
    (event) => events.push(event),
    () => undefined,
  );
  return events;
}

test('events are parsed however the chunks are split', async () => {
  expect(
    await eventsOf(
      'event: state\nid: 4\ndata: {"title":"आठ क़दम"}\n\n',
      ': still here\n\n',
      'event: end\r\nid: 5\r\ndata: {}\r\n\r\n',
    ),
  ).toEqual([
    { type: 'state', id: '4', data: '{"title":"आठ क़दम"}' },
    { type: 'end', id: '5', data: '{}' },
  ]);
});

test('an event that is cut off by the end of the connection is ignored', async () => {
  expect(await eventsOf('event: state\ndata: {"slide"')).toEqual([]);
});
