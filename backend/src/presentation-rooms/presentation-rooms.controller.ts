import {
  Body,
  Controller,
  Delete,
  Headers,
  HttpCode,
  type MessageEvent,
  Param,
  Post,
  Put,
  Req,
  Sse,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { Public } from '../common/access/access.decorators.js';
import { ApiErrors, type DescribedError } from '../common/errors/api-errors.decorator.js';
import { LargestBody } from '../common/http/body/largest-body.decorator.js';
import { clientIpOf, clientNetwork } from '../common/http/client/client-ip.js';
import { lastEventIdOf } from '../common/http/request/last-event-id.js';
import { WithoutHead } from '../common/http/response/without-head.decorator.js';
import { ClickerKeyReplaced, RoomMessage, RoomOpened, RoomStateSet } from './dto/room.responses.js';
import { RoomCommandForm } from './dto/room-command.dto.js';
import { RoomStateForm } from './dto/room-state.dto.js';
import { RoomEventsService } from './listeners/room-events.service.js';
import {
  NO_ROOM,
  OTHER_KEY_NEEDED,
  PresentationRoomsService,
  type RoomCall,
  WRONG_KEY,
} from './presentation-rooms.service.js';
import type { KeyHolder } from './room-keys.js';

/** In bytes; more than the largest state or command. */
const LARGEST_BYTES = 1_024;
/** Characters buffered for a client that does not read; some hundred events. */
const MAX_PENDING_BYTES = 16_384;

const Code = ApiParam({
  name: 'code',
  description: 'Code shown on the screen. Spaces and lower case are accepted.',
  example: 'K7QM42',
});
const NO_SUCH_ROOM: DescribedError = {
  status: 404,
  when: 'The code is wrong, or its presentation has ended.',
  message: NO_ROOM,
};
const NO_KEY: DescribedError = {
  status: 401,
  when: 'The key is missing or belongs to another presentation.',
  message: WRONG_KEY,
};
const otherKey = (needed: KeyHolder): DescribedError => ({
  status: 403,
  when: `The key is the other one of this presentation; this needs the ${needed} key.`,
  message: OTHER_KEY_NEEDED[needed],
});

const EVENTS = [
  'event: state\nid: 4\ndata: {"version":7,"slide":12,"blank":false,"timer":{"running":false,"elapsed":0}}',
  'event: command\nid: 5\ndata: {"id":"0b9c1f5e-8f0a-4a52-9a57-6f3d5c1f7e11","type":"next"}',
  'event: presence\nid: 5\ndata: {"phones":1,"followers":37}',
  'event: end\nid: 5\ndata: {}',
].join('\n\n');

/** Rooms through which clickers control a presentation and followers see it. */
@ApiTags('presentation')
@Controller('api/presentation-rooms')
@Public()
export class PresentationRoomsController {
  constructor(
    private readonly rooms: PresentationRoomsService,
    private readonly roomEvents: RoomEventsService,
  ) {}

  /**
   * Opens a room for two hours; no account is needed. The keys are returned only here, since the server stores only
   * their hashes.
   */
  @Post()
  @LargestBody(LARGEST_BYTES)
  @ApiOperation({ summary: 'Open a presentation room' })
  @ApiCreatedResponse({ type: RoomOpened })
  @ApiErrors(429)
  async open(@Req() request: Request): Promise<RoomOpened> {
    return { message: 'Presentation opened', data: await this.rooms.open(clientIpOf(request)) };
  }

  /**
   * Sends the current slide, blank screen and timer to followers and clickers. The highest version wins; a lower one
   * has no effect.
   */
  @Put(':code/state')
  @LargestBody(LARGEST_BYTES)
  @ApiBearerAuth('presenter')
  @Code
  @ApiOperation({ summary: 'Update the state of a presentation' })
  @ApiOkResponse({ type: RoomStateSet })
  @ApiErrors(400, NO_KEY, otherKey('presenter'), NO_SUCH_ROOM, 413, 415, 429)
  async setState(
    @Param('code') code: string,
    @Body() state: RoomStateForm,
    @Req() request: Request,
  ): Promise<RoomStateSet> {
    return { message: 'State stored', data: await this.rooms.setState(callOf(code, request), state) };
  }

  /** Passes a command on to the presenter's deck. A command repeated with the same id takes effect once. */
  @Post(':code/commands')
  @HttpCode(200)
  @LargestBody(LARGEST_BYTES)
  @ApiBearerAuth('clicker')
  @Code
  @ApiOperation({ summary: 'Send a clicker command' })
  @ApiOkResponse({ type: RoomMessage })
  @ApiErrors(400, NO_KEY, otherKey('clicker'), NO_SUCH_ROOM, 413, 415, 429)
  async addCommand(
    @Param('code') code: string,
    @Body() command: RoomCommandForm,
    @Req() request: Request,
  ): Promise<RoomMessage> {
    await this.rooms.addCommand(callOf(code, request), command);
    return { message: 'Command passed on' };
  }

  /**
   * Disconnects all clickers: their key becomes invalid and their streams end; reconnecting with it returns 401.
   * Followers, who have no key, stay connected.
   */
  @Post(':code/clicker-key')
  @HttpCode(200)
  @LargestBody(LARGEST_BYTES)
  @ApiBearerAuth('presenter')
  @Code
  @ApiOperation({ summary: 'Replace the clicker key' })
  @ApiOkResponse({ type: ClickerKeyReplaced })
  @ApiErrors(NO_KEY, otherKey('presenter'), NO_SUCH_ROOM, 429)
  async replaceClickerKey(@Param('code') code: string, @Req() request: Request): Promise<ClickerKeyReplaced> {
    const clickerKey = await this.rooms.replaceClickerKey(callOf(code, request));
    return { message: 'Clickers unlinked', data: { clickerKey } };
  }

  /**
   * Server-sent events. Everyone gets `state`, first with the current one, and `end` as the last event.
   *
   * With the presenter key, also each `command` in order, and `presence` with the numbers of clickers (`phones`) and
   * followers. With the clicker key, also `presence` with whether the presenter is connected (`{"presenter":true}`).
   *
   * A presenter who reconnects with the last event id as `Last-Event-ID` gets the commands since then (at most the
   * newest hundred); without it, only later ones. A key is sent in the `Authorization` header, which `EventSource`
   * cannot set: read the stream with `fetch`.
   */
  @Sse(':code/events', { maxPendingDataLength: MAX_PENDING_BYTES })
  @WithoutHead()
  @ApiBearerAuth('presenter')
  @ApiBearerAuth('clicker')
  @Code
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'Id of the last received event, such as 5.',
    schema: { type: 'string' },
  })
  @ApiOperation({ summary: 'Stream a presentation' })
  @ApiOkResponse({
    description:
      'Events until the presentation ends, with a comment every 15 seconds to keep the connection open.',
    content: { 'text/event-stream': { schema: { type: 'string' }, example: EVENTS } },
  })
  @ApiErrors(
    {
      ...NO_KEY,
      when: 'The key belongs to another presentation. Without a key, the caller is a follower.',
    },
    NO_SUCH_ROOM,
    {
      status: 429,
      when: 'Too many followers, windows or phones, or too many wrong codes; `Retry-After` contains the seconds to wait.',
    },
  )
  async events(
    @Param('code') code: string,
    @Req() request: Request,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<Observable<MessageEvent>> {
    const { room, role } = await this.rooms.join(callOf(code, request));
    const lastCommand = lastEventIdOf(lastEventId);
    return this.roomEvents.events(room, { role, network: clientNetwork(clientIpOf(request)), lastCommand });
  }

  /** Ends the presentation for everyone, immediately. */
  @Delete(':code')
  @HttpCode(204)
  @ApiBearerAuth('presenter')
  @Code
  @ApiOperation({ summary: 'End a presentation' })
  @ApiNoContentResponse({ description: 'Ended. The code is no longer valid.' })
  @ApiErrors(NO_KEY, otherKey('presenter'), NO_SUCH_ROOM, 429)
  async end(@Param('code') code: string, @Req() request: Request): Promise<void> {
    await this.rooms.end(callOf(code, request));
  }
}

function callOf(code: string, request: Request): RoomCall {
  return { code, authorization: request.headers.authorization, clientIp: clientIpOf(request) };
}
