/** One server-sent event. */
export interface StreamEvent {
  type: string;
  id: string;
  data: string;
}

/** Reads events from a response body until it ends. `onBytes` is called for every chunk, including comments. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: StreamEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    text += decoder.decode(value, { stream: true });
    const blocks = text.split(/\r?\n\r?\n/);
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) onEvent(event);
    }
  }
}

/** Parses a block of lines; undefined if it contains only comments. */
function parseEvent(block: string): StreamEvent | undefined {
  const event: StreamEvent = { type: 'message', id: '', data: '' };
  let hasData = false;
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event.type = value;
    else if (field === 'id') event.id = value;
    else if (field === 'data') {
      event.data += hasData ? `\n${value}` : value;
      hasData = true;
    }
  }
  return hasData ? event : undefined;
}
