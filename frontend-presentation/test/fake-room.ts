import { act } from '@testing-library/react';

interface Chunk {
  done: boolean;
  value?: Uint8Array;
}

/** Response of the API to the creation of a room. */
export const CREATED_ROOM = {
  code: 'K7QM42',
  presenterKey: 'presenter-key-22-chars',
  clickerKey: 'abcdefghijklmnopqrstuv',
  endsAt: '2030-01-05T12:00:00.000Z',
};

/** Clicker key after it was replaced. */
export const NEW_CLICKER_KEY = 'vutsrqponmlkjihgfedcba';

/** Replaces `fetch` with a fake room API that the test controls. */
export function installFakeRoom() {
  const commands: Array<{ id: string; type: string; key: string | undefined }> = [];
  const states: Array<{ version: number; slide: number }> = [];
  /** Responses to the next state updates; later updates succeed. */
  const stateAnswers: Array<{ status: number; retryAfter?: string }> = [];
  /** Keys of the requests to end the room. */
  const ends: Array<string | undefined> = [];
  const streams: Array<{ key: string | undefined; lastEvent: string | undefined }> = [];
  let creatingStatus = 201;
  let creatingRetryAfter: string | undefined;
  let keyStatus = 200;
  let endStatus: number | 'offline' = 204;
  let status = 200;
  let statusRetryAfter: string | undefined;
  let commandStatus: number | 'offline' | 'silent' = 202;
  let commandRetryAfter: string | undefined;
  let resolveRead: ((chunk: Chunk) => void) | undefined;
  const waiting: Chunk[] = [];
  const give = (chunk: Chunk) => {
    if (resolveRead) resolveRead(chunk);
    else waiting.push(chunk);
    resolveRead = undefined;
  };
  const read = () =>
    new Promise<Chunk>((resolve) => {
      const next = waiting.shift();
      if (next) resolve(next);
      else resolveRead = resolve;
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
    if (address === '/api/presentation-rooms')
      return answer(creatingStatus, CREATED_ROOM, creatingRetryAfter);
    if (address.endsWith('/clicker-key')) return answer(keyStatus, { clickerKey: NEW_CLICKER_KEY });
    if (init.method === 'DELETE') {
      ends.push(headers.authorization);
      if (endStatus === 'offline') throw new TypeError('no network');
      return answer(endStatus);
    }
    if (init.method === 'PUT') {
      const state = JSON.parse(String(init.body));
      states.push(state);
      const { status: given = 200, retryAfter } = stateAnswers.shift() ?? {};
      return answer(given, state, retryAfter);
    }
    commands.push({ ...JSON.parse(String(init.body)), key: headers.authorization });
    if (commandStatus === 'offline') throw new TypeError('no network');
    if (commandStatus === 'silent')
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    return answer(commandStatus, {}, commandRetryAfter);
  }) as never;

  const flushPromises = () =>
    act(async () => {
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    });
  return {
    commands,
    states,
    stateAnswers,
    streams,
    ends,
    flushPromises,
    /** Status of the response to later event stream requests; 0 is no network. */
    setStreamStatus: (code: number, retryAfter?: string) => {
      status = code;
      statusRetryAfter = retryAfter;
    },
    /** Status of the response when a room is created. */
    setCreateStatus: (code: number, retryAfter?: string) => {
      creatingStatus = code;
      creatingRetryAfter = retryAfter;
    },
    /** Status of the response when the clicker key is replaced. */
    setKeyStatus: (code: number) => {
      keyStatus = code;
    },
    /** Status of the response when the room is ended; `offline` is no network. */
    setEndStatus: (code: number | 'offline') => {
      endStatus = code;
    },
    /** `offline` is no network; `silent` is no response until the request is given up. */
    setCommandStatus: (code: number | 'offline' | 'silent', retryAfter?: string) => {
      commandStatus = code;
      commandRetryAfter = retryAfter;
    },
    emit: async (event: string, data: object, id = '1') => {
      give({
        done: false,
        value: Uint8Array.from(Buffer.from(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)),
      });
      await flushPromises();
    },
    closeStream: async () => {
      give({ done: true });
      await flushPromises();
    },
    /** Fires the browser's `online` event. */
    goOnline: async () => {
      window.dispatchEvent(new Event('online'));
      await flushPromises();
    },
  };
}

/** A `state` event of a room; slides are counted from 1. */
export function roomState(slide: number, more: object = {}) {
  return { version: 3, slide, blank: false, timer: { running: false, elapsed: 0 }, ...more };
}
