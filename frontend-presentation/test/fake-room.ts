import { act } from '@testing-library/react';

interface Chunk {
  done: boolean;
  value?: Uint8Array;
}

/** Answer of the API when a room is created. */
export const CREATED_ROOM = {
  code: 'K7QM42',
  presenterKey: 'presenter-key-22-chars',
  clickerKey: 'abcdefghijklmnopqrstuv',
  endsAt: '2030-01-05T12:00:00.000Z',
};

/** The key that takes its place. */
export const NEW_CLICKER_KEY = 'vutsrqponmlkjihgfedcba';

/** A room of the API that the test speaks for. */
export function giveRoom() {
  const commands: Array<{ id: string; type: string; key: string | undefined }> = [];
  const states: Array<{ version: number; slide: number }> = [];
  /** How the next states are answered; then every one is stored. */
  const stateAnswers: Array<{ status: number; retryAfter?: string }> = [];
  const streams: Array<{ key: string | undefined; lastEvent: string | undefined }> = [];
  let creatingStatus = 201;
  let keyStatus = 200;
  let status = 200;
  let statusRetryAfter: string | undefined;
  let commandStatus: number | 'nothing' = 202;
  let commandRetryAfter: string | undefined;
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
  const answer = (code: number, data: object = {}, retryAfter?: string) => ({
    status: code,
    ok: code < 300,
    headers: new Map(retryAfter === undefined ? [] : [['retry-after', retryAfter]]),
    body: { getReader: () => ({ read }) },
    json: async () => ({ data }),
  });
  globalThis.fetch = jest.fn(async (address: string, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string>;
    if (address.endsWith('/events')) {
      streams.push({ key: headers.authorization, lastEvent: headers['last-event-id'] });
      return status === 0
        ? Promise.reject(new TypeError('no network'))
        : answer(status, {}, statusRetryAfter);
    }
    if (address === '/api/presentation-rooms') return answer(creatingStatus, CREATED_ROOM);
    if (address.endsWith('/clicker-key')) return answer(keyStatus, { clickerKey: NEW_CLICKER_KEY });
    if (init.method === 'DELETE') return answer(204);
    if (init.method === 'PUT') {
      const state = JSON.parse(String(init.body));
      states.push(state);
      const { status: given = 200, retryAfter } = stateAnswers.shift() ?? {};
      return answer(given, state, retryAfter);
    }
    commands.push({ ...JSON.parse(String(init.body)), key: headers.authorization });
    if (commandStatus === 'nothing') throw new TypeError('no network');
    return answer(commandStatus, {}, commandRetryAfter);
  }) as never;

  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    });
  return {
    commands,
    states,
    stateAnswers,
    streams,
    settle,
    /** How the room answers who wants to follow it; 0 is no network. */
    answers: (code: number, retryAfter?: string) => {
      status = code;
      statusRetryAfter = retryAfter;
    },
    /** Status of the answer when a room is created. */
    answersCreating: (code: number) => {
      creatingStatus = code;
    },
    /** How the room answers who wants another key for the phones. */
    answersUnlinking: (code: number) => {
      keyStatus = code;
    },
    answersPresses: (code: number | 'nothing', retryAfter?: string) => {
      commandStatus = code;
      commandRetryAfter = retryAfter;
    },
    says: async (event: string, data: object, id = '1') => {
      give({
        done: false,
        value: Uint8Array.from(Buffer.from(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)),
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
