import { timeoutSignal } from 'frontend-shared/api/abort-signals';
import { retryAfterMs } from 'frontend-shared/api/events/retry-after';
import { noteServerTime, toDeviceClock, toServerClock } from 'frontend-shared/api/server-clock';
import type { components } from 'frontend-shared/api/types.generated';
import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import type { PresentationTimer } from './shared-state';

type Schemas = components['schemas'];

export type CreatedRoom = Schemas['OpenedRoomView'];
export type RoomCommandType = Schemas['RoomCommandForm']['type'];

/** State of a presentation in its room. Slides are counted from 1, and timer values use the server's clock. */
export type RoomState = Omit<Schemas['RoomStateView'], 'timer'> & { timer: PresentationTimer };

/** Timeout of a call, in ms. */
const TIMEOUT_MS = 10_000;

/** An error response of the API. `retryAfterMs` is its `Retry-After`, or 0 without one. */
export class RoomError extends Error {
  constructor(
    readonly status: number,
    readonly retryAfterMs = 0,
  ) {
    super(`The room answered ${status}.`);
  }
}

/** A typed code as URLs contain it: `K7Q M42` is `k7qm42`. */
export function normalizeRoomCode(typed: string): string {
  return toAsciiDigits(typed).toLowerCase().replace(/[\s-]/g, '');
}

/** A code as people read it: `K7Q M42`. */
export function formatRoomCode(code: string): string {
  const letters = normalizeRoomCode(code).toUpperCase();
  return letters.length === 6 ? `${letters.slice(0, 3)} ${letters.slice(3)}` : letters;
}

/** URL of the event stream of a room. */
export function eventsUrl(code: string): string {
  return `${roomUrl(code)}/events`;
}

/** Creates a room. @throws RoomError on an error response; any other error without a response */
export async function createRoom(): Promise<CreatedRoom> {
  const response = await call('POST', '/api/presentation-rooms');
  return ((await response.json()) as Schemas['RoomOpened']).data;
}

/** Sends a state. @returns the room's state, which may be newer than the sent one. @throws like `createRoom` */
export async function putState(code: string, key: string, state: RoomState): Promise<RoomState> {
  const { version, slide, blank, timer } = state;
  const response = await call('PUT', `${roomUrl(code)}/state`, {
    key,
    body: { version, slide, blank, timer: timerForServer(timer) },
  });
  return ((await response.json()) as { data: RoomState }).data;
}

/** Sends a command, for `timeoutMs` at most; retries with the same id execute it once. @throws like `createRoom` */
export async function sendCommand(
  code: string,
  key: string,
  command: { id: string; type: RoomCommandType },
  timeoutMs: number,
): Promise<void> {
  await call('POST', `${roomUrl(code)}/commands`, { key, body: command, timeoutMs });
}

/** Unlinks all clickers. @returns the new key. @throws like `createRoom` */
export async function replaceClickerKey(code: string, key: string): Promise<string> {
  const response = await call('POST', `${roomUrl(code)}/clicker-key`, { key });
  return ((await response.json()) as Schemas['ClickerKeyReplaced']).data.clickerKey;
}

/** Ends a room. @throws like `createRoom` */
export async function endRoom(code: string, key: string): Promise<void> {
  await call('DELETE', roomUrl(code), { key });
}

function roomUrl(code: string): string {
  return `/api/presentation-rooms/${encodeURIComponent(code)}`;
}

async function call(
  method: string,
  address: string,
  { key, body, timeoutMs = TIMEOUT_MS }: { key?: string; body?: object; timeoutMs?: number } = {},
): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(address, {
    method,
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
    credentials: 'omit',
    signal: timeoutSignal(timeoutMs),
  });
  noteServerTime(response.headers.get('date'), sentAt);
  if (!response.ok) throw new RoomError(response.status, retryAfterMs(response));
  return response;
}

/** A running timer is sent as its start time, and clocks of phones may be minutes off. */
function timerForServer(timer: PresentationTimer): PresentationTimer {
  return timer.running ? { running: true, startedAt: toServerClock(timer.startedAt) } : timer;
}

export function timerFromServer(timer: PresentationTimer): PresentationTimer {
  return timer.running ? { running: true, startedAt: toDeviceClock(timer.startedAt) } : timer;
}
