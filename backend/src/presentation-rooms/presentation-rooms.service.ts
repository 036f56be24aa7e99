import { Injectable } from '@nestjs/common';
import { AppError, fieldError } from '../common/errors/app-error.js';
import { clientNetwork, widerNetwork } from '../common/http/client/client-ip.js';
import { RateLimiter, type RateLimitRule } from '../rate-limit/rate-limiter.js';
import { RoomEventsService } from './listeners/room-events.service.js';
import type { ListenerRole } from './listeners/room-listener.js';
import { PresentationRoomRepository } from './presentation-room.repository.js';
import type { PresentationRoom, RoomCommand, RoomState, RoomTimer } from './presentation-room.schema.js';
import { generateRoomCode, parseRoomCode } from './room-code.js';
import { generateRoomKey, hashOfRoomKey, type KeyHolder, keyHolderOf } from './room-keys.js';

const MINUTE_MS = 60_000;
/** Lifetime of a room, in milliseconds. */
export const ROOM_MS = 120 * MINUTE_MS;

const ROOMS_BY_NETWORK: RateLimitRule = {
  name: 'presentation-rooms.network',
  limit: 20,
  windowMs: 60 * MINUTE_MS,
};
/**
 * Limits the number of rooms, however many networks strangers use. The first room of a network is counted separately
 * from further rooms, so that somebody who opens many from a few networks leaves capacity for a speaker who opens
 * one.
 */
const FIRST_ROOM_BY_WIDER_NETWORK: RateLimitRule = {
  name: 'presentation-rooms.network-first',
  limit: 1,
  windowMs: ROOM_MS,
};
const FIRST_ROOMS_TOTAL: RateLimitRule = {
  name: 'presentation-rooms.all-first',
  limit: 1_000,
  windowMs: ROOM_MS,
};
const FURTHER_ROOMS_TOTAL: RateLimitRule = { name: 'presentation-rooms.all', limit: 500, windowMs: ROOM_MS };
/**
 * A whole hall enters the code from one address, some of them wrongly. The chance of guessing one is 1 in 729
 * million.
 */
const WRONG_CODES: RateLimitRule = {
  name: 'presentation-rooms.wrong-code',
  limit: 300,
  windowMs: 10 * MINUTE_MS,
};
const STATES: RateLimitRule = { name: 'presentation-rooms.state', limit: 600, windowMs: MINUTE_MS };
const CLICKER_KEYS: RateLimitRule = {
  name: 'presentation-rooms.clicker-key',
  limit: 30,
  windowMs: 10 * MINUTE_MS,
};
const COMMANDS: RateLimitRule = { name: 'presentation-rooms.command', limit: 300, windowMs: MINUTE_MS };

/** Attempts at finding a free code; a second is needed once in a million times. */
const MAX_CODE_ATTEMPTS = 3;

/** The one message for a code that is not valid, whatever the reason. */
export const NO_ROOM = 'There is no presentation with this code. It may have ended.';
export const WRONG_KEY = 'This key does not belong to this presentation.';
/** For a caller who holds the other key of the presentation. */
export const OTHER_KEY_NEEDED: Readonly<Record<KeyHolder, string>> = {
  presenter: 'Only the presenter key of this presentation allows this.',
  clicker: 'Only the clicker key of this presentation allows this.',
};

/** A call about a room, by anybody. */
export interface RoomCall {
  /** As it was typed. */
  code: string;
  authorization?: string | undefined;
  /** The caller's IP address. */
  clientIp: string;
}

/** A new room, as returned once to whoever opened it. */
export interface OpenedRoom {
  code: string;
  presenterKey: string;
  clickerKey: string;
  endsAt: Date;
}

/** Passes states to followers and clickers, and commands to a presenter, for two hours and without personal data. */
@Injectable()
export class PresentationRoomsService {
  constructor(
    private readonly rooms: PresentationRoomRepository,
    private readonly events: RoomEventsService,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws AppError RATE_LIMITED */
  async open(clientIp: string): Promise<OpenedRoom> {
    await this.count(clientIp);
    const presenterKey = generateRoomKey();
    const clickerKey = generateRoomKey();
    for (let tried = 0; tried < MAX_CODE_ATTEMPTS; tried += 1) {
      const code = generateRoomCode();
      const endsAt = new Date(Date.now() + ROOM_MS);
      const room: PresentationRoom = {
        _id: code,
        presenterKeyHash: hashOfRoomKey(presenterKey),
        clickerKeyHash: hashOfRoomKey(clickerKey),
        revision: 1,
        state: { version: 0, slide: 1, blank: false, timer: { running: false, elapsed: 0 } },
        commands: [],
        commandCount: 0,
        streams: {},
        endsAt,
      };
      if (await this.rooms.insert(room)) return { code, presenterKey, clickerKey, endsAt };
    }
    throw new AppError('INTERNAL');
  }

  /**
   * Replaces the state unless a newer one is stored; returns the current one.
   * @throws AppError NOT_FOUND; UNAUTHENTICATED; FORBIDDEN; VALIDATION_FAILED; RATE_LIMITED
   */
  async setState(call: RoomCall, { version, slide, blank, timer }: RoomState): Promise<RoomState> {
    const { _id: code } = await this.findFor(call, 'presenter');
    const state = { version, slide, blank, timer: checkedTimer(timer) };
    await this.limiter.consume(STATES, code);
    await this.rooms.replaceState(code, state);
    this.events.pollSoon();
    const room = await this.rooms.findByCode(code);
    if (!room) throw new AppError('NOT_FOUND', NO_ROOM);
    return room.state;
  }

  /**
   * Passes a command on to the presenter, once per id.
   * @throws AppError NOT_FOUND; UNAUTHENTICATED; FORBIDDEN; VALIDATION_FAILED; RATE_LIMITED
   */
  async addCommand(call: RoomCall, { id, type, slide }: RoomCommand): Promise<void> {
    const { _id: code, clickerKeyHash } = await this.findFor(call, 'clicker');
    if (type === 'goTo' && slide === undefined) throw fieldError('slide', 'Slide is required.');
    if (type !== 'goTo' && slide !== undefined) throw fieldError('slide', 'Slide belongs to goTo only.');
    await this.limiter.consume(COMMANDS, code);
    const isAdded = await this.rooms.addCommand(code, clickerKeyHash, {
      id,
      type,
      ...(slide === undefined ? {} : { slide }),
      at: Date.now(),
    });
    // Either a repeat, or the key was replaced in the meantime, which this reports.
    if (!isAdded) await this.findFor(call, 'clicker');
    this.events.pollSoon();
  }

  /**
   * Unlinks all clickers: their key is not valid any more. Returns the new one.
   * @throws AppError NOT_FOUND; UNAUTHENTICATED; FORBIDDEN; RATE_LIMITED
   */
  async replaceClickerKey(call: RoomCall): Promise<string> {
    const { _id: code } = await this.findFor(call, 'presenter');
    await this.limiter.consume(CLICKER_KEYS, code);
    const clickerKey = generateRoomKey();
    await this.rooms.replaceClickerKey(code, hashOfRoomKey(clickerKey));
    this.events.pollSoon();
    return clickerKey;
  }

  /** @throws AppError NOT_FOUND; UNAUTHENTICATED; FORBIDDEN */
  async end(call: RoomCall): Promise<void> {
    const { _id: code } = await this.findFor(call, 'presenter');
    await this.rooms.remove(code);
    this.events.pollSoon();
  }

  /** The room, and the role of the caller's key; without a key it is a follower. @throws as `findFor` */
  async join(call: RoomCall): Promise<{ room: PresentationRoom; role: ListenerRole }> {
    const room = await this.find(call);
    if (call.authorization === undefined) return { room, role: 'follower' };
    return { room, role: authorized(room, call.authorization) };
  }

  /** @throws AppError RATE_LIMITED */
  private async count(clientIp: string): Promise<void> {
    const network = clientNetwork(clientIp);
    await this.limiter.consume(ROOMS_BY_NETWORK, network);
    // By the wider network: one line has hundreds of networks.
    const wider = widerNetwork(clientIp);
    const isFirst = await this.limiter.tryConsume(FIRST_ROOM_BY_WIDER_NETWORK, wider);
    try {
      await this.limiter.consume(isFirst ? FIRST_ROOMS_TOTAL : FURTHER_ROOMS_TOTAL, 'all');
    } catch (refusal) {
      // Nothing was opened, so the next one still counts as the first.
      await this.limiter.refund(ROOMS_BY_NETWORK, network);
      if (isFirst) await this.limiter.refund(FIRST_ROOM_BY_WIDER_NETWORK, wider);
      throw refusal;
    }
  }

  private async findFor(call: RoomCall, needed: KeyHolder): Promise<PresentationRoom> {
    const room = await this.find(call);
    if (authorized(room, call.authorization ?? '') !== needed)
      throw new AppError('FORBIDDEN', OTHER_KEY_NEEDED[needed]);
    return room;
  }

  /**
   * Codes that never existed, have ended or are malformed are answered alike. A caller with a key of the room is not
   * guessing: somebody in the hall who tries codes must not lock out the speaker's clicker.
   */
  private async find({ code, authorization, clientIp }: RoomCall): Promise<PresentationRoom> {
    const room = await this.rooms.findByCode(parseRoomCode(code) ?? '');
    if (room && authorization !== undefined && keyHolderOf(room, authorization)) return room;
    const network = clientNetwork(clientIp);
    await this.limiter.check(WRONG_CODES, network);
    if (room) return room;
    await this.limiter.consume(WRONG_CODES, network);
    throw new AppError('NOT_FOUND', NO_ROOM);
  }
}

function authorized(room: PresentationRoom, authorization: string): KeyHolder {
  const holder = keyHolderOf(room, authorization);
  if (!holder) throw new AppError('UNAUTHENTICATED', WRONG_KEY);
  return holder;
}

/** Either running since a time, or stopped with an elapsed time; never both. @throws AppError VALIDATION_FAILED */
function checkedTimer({ running, startedAt, elapsed }: RoomTimer): RoomTimer {
  if (running) {
    if (startedAt === undefined) throw fieldError('timer.startedAt', 'Started at is required.');
    if (elapsed !== undefined) throw fieldError('timer.elapsed', 'Elapsed belongs to a stopped timer.');
    return { running, startedAt };
  }
  if (elapsed === undefined) throw fieldError('timer.elapsed', 'Elapsed is required.');
  if (startedAt !== undefined) throw fieldError('timer.startedAt', 'Started at belongs to a running timer.');
  return { running, elapsed };
}
