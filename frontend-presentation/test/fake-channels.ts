/** A fake of `BroadcastChannel`, which jsdom lacks; it delivers messages synchronously. */
export function installFakeChannels(): void {
  const open = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor(readonly name: string) {
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of [...open])
        if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
    }
    close() {
      open.delete(this);
    }
  }
  Object.assign(globalThis, {
    BroadcastChannel: FakeChannel,
    structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)),
  });
}
