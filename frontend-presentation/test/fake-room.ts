import { act } from '@testing-library/react';

interface Chunk {
  done: boolean;
  value?: Uint8Array;
}

/** A room of the API that the test speaks for. */
export function giveRoom() {
  const commands: Array<{ id: string; type: string; key: string | undefined }> = [];
  let status = 200;
  let commandStatus: number | 'nothing' = 202;
  let hear: ((chunk: Chunk) => void) | undefined;
  const waiting: Chunk[] = [];
  const give = (chunk: Chunk) => {
    if (hear) hear(chunk);
    else waiting.push(chunk);
    hear = undefined;
  };
  const read = () =>
    new Promise<Chunk>((resolve) => {
      const next = waiting.shift();
      if (next) resolve(next);
      else hear = resolve;
    });
  const answer = (code: number) => ({
    status: code,
    ok: code < 300,
    headers: new Map<string, string>(),
    body: { getReader: () => ({ read }) },
    json: async () => ({}),
  });
  globalThis.fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/events'))
      return status === 0 ? Promise.reject(new TypeError('no network')) : answer(status);
    const headers = init.headers as Record<string, string>;
    commands.push({ ...JSON.parse(String(init.body)), key: headers.authorization });
    if (commandStatus === 'nothing') throw new TypeError('no network');
    return answer(commandStatus);
  }) as never;

  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    });
  return {
    commands,
    settle,
    /** How the room answers who wants to follow it; 0 is no network. */
    answers: (code: number) => {
      status = code;
    },
    answersPresses: (code: number | 'nothing') => {
      commandStatus = code;
    },
    says: async (event: string, data: object) => {
      give({
        done: false,
        value: Uint8Array.from(Buffer.from(`event: ${event}\nid: 1\ndata: ${JSON.stringify(data)}\n\n`)),
      });
      await settle();
    },
    hangsUp: async () => {
      give({ done: true });
      await settle();
    },
    /** The phone says that it is online again. */
    comesBack: async () => {
      window.dispatchEvent(new Event('online'));
      await settle();
    },
  };
}

/** What a room says is shown; slides are counted from 1. */
export function roomState(slide: number, more: object = {}) {
  return { version: 3, slide, blank: false, timer: { running: false, elapsed: 0 }, ...more };
}
