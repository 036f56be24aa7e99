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
import { WithoutHead } from '../common/http/response/without-head.decorator.js';
import { ClickerKeyReplaced, RoomMessage, RoomOpened, RoomStateSet } from './dto/room.responses.js';
import { RoomCommandForm } from './dto/room-command.dto.js';
import { RoomStateForm } from './dto/room-state.dto.js';
import { RoomEventsService } from './listeners/room-events.service.js';
import { NO_ROOM, PresentationRoomsService, type RoomCall, WRONG_KEY } from './presentation-rooms.service.js';

/** In bytes; more than the largest state or command. */
const LARGEST_BYTES = 1_024;
/** Characters buffered for a client that does not read; some hundred events. */
const MAX_PENDING_BYTES = 16_384;

const Code = ApiParam({
  name: 'code',
  description: 'As the screen shows it; spaces and lower case are accepted.',
  example: 'K7QM42',
});
const NO_SUCH_ROOM: DescribedError = {
  status: 404,
  when: 'The code is wrong or its presentation has ended: always the same answer.',
  message: NO_ROOM,
};
const NO_KEY: DescribedError = {
  status: 401,
  when: 'The key is missing, or belongs to another presentation.',
  message: WRONG_KEY,
};
const OTHER_KEY: DescribedError = {
  status: 403,
  when: 'It is the other key of this presentation.',
  message: WRONG_KEY,
};

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

  /** Opens a room for two hours, without an account. The keys are returned once and stored as hashes. */
  @Post()
  @LargestBody(LARGEST_BYTES)
  @ApiOperation({ summary: 'Open a presentation to clickers and followers' })
  @ApiCreatedResponse({ type: RoomOpened })
  @ApiErrors(429)
  async open(@Req() request: Request): Promise<RoomOpened> {
    return { message: 'Presentation opened', data: await this.rooms.open(clientIpOf(request)) };
  }

  /** Tells followers and clickers what is shown now. The highest version wins; a late one changes nothing. */
  @Put(':code/state')
  @LargestBody(LARGEST_BYTES)
  @ApiBearerAuth('presenter')
  @Code
  @ApiOperation({ summary: 'Show a slide' })
  @ApiOkResponse({ type: RoomStateSet })
  @ApiErrors(400, NO_KEY, OTHER_KEY, NO_SUCH_ROOM, 413, 415, 429)
  async setState(
    @Param('code') code: string,
    @Body() state: RoomStateForm,
    @Req() request: Request,
  ): Promise<RoomStateSet> {
    return { message: 'State stored', data: await this.rooms.setState(callOf(code, request), state) };
  }

  /** Sends a request to the presenter's deck. A request repeated with its id takes effect once. */
  @Post(':code/commands')
  @HttpCode(200)
  @LargestBody(LARGEST_BYTES)
  @ApiBearerAuth('clicker')
  @Code
  @ApiOperation({ summary: 'Press a button of a clicker' })
  @ApiOkResponse({ type: RoomMessage })
  @ApiErrors(400, NO_KEY, OTHER_KEY, NO_SUCH_ROOM, 413, 415, 429)
  async addCommand(
    @Param('code') code: string,
    @Body() command: RoomCommandForm,
    @Req() request: Request,
  ): Promise<RoomMessage> {
    await this.rooms.addCommand(callOf(code, request), command);
    return { message: 'Command passed on' };
  }

  /**
   * Unlinks all clickers. Their key becomes invalid at once and their streams end; each gets a 401 on reconnecting.
   * Followers without a key stay.
   */
  @Post(':code/clicker-key')
  @HttpCode(200)
  @LargestBody(LARGEST_BYTES)
  @ApiBearerAuth('presenter')
  @Code
  @ApiOperation({ summary: 'Replace the key of the clickers' })
  @ApiOkResponse({ type: ClickerKeyReplaced })
  @ApiErrors(NO_KEY, OTHER_KEY, NO_SUCH_ROOM, 429)
  async replaceClickerKey(@Param('code') code: string, @Req() request: Request): Promise<ClickerKeyReplaced> {
    const clickerKey = await this.rooms.replaceClickerKey(callOf(code, request));
    return { message: 'Clickers unlinked', data: { clickerKey } };
  }

  /**
   * Server-sent events. Everybody gets `state`, first as it is now; with the presenter's key also each `command` in
   * order and, as `presence`, the numbers of clickers (`phones`) and followers; with the clickers' key whether the
   * presenter is connected (`{"presenter":true}`). `end` is the last event. A presenter who reconnects with the id of
   * the last event as `Last-Event-ID` gets the commands since then (at most the newest hundred), without it only
   * later ones. A key goes into the `Authorization` header, which `EventSource` cannot send: read the stream with
   * `fetch`.
   */
  @Sse(':code/events', { maxPendingDataLength: MAX_PENDING_BYTES })
  @WithoutHead()
  @ApiBearerAuth('presenter')
  @ApiBearerAuth('clicker')
  @Code
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The id of the last event that was received, such as 5.',
    schema: { type: 'string' },
  })
  @ApiOperation({ summary: 'Follow a presentation' })
  @ApiOkResponse({
    description: 'Events until the presentation ends, and a comment every 15 seconds.',
    content: { 'text/event-stream': { schema: { type: 'string' }, example: EVENTS } },
  })
  @ApiErrors(
    {
      ...NO_KEY,
      when: 'The key belongs to another presentation. Whoever shows none is let in as a follower.',
    },
    NO_SUCH_ROOM,
    { status: 429, when: 'Too many follow at once, or too many wrong codes were tried; see `Retry-After`.' },
  )
  async events(
    @Param('code') code: string,
    @Req() request: Request,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<Observable<MessageEvent>> {
    const { room, role } = await this.rooms.join(callOf(code, request));
    const lastCommand = /^[0-9]{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : undefined;
    return this.roomEvents.events(room, { role, network: clientNetwork(clientIpOf(request)), lastCommand });
  }

  /** Ends the presentation for everybody, at once. */
  @Delete(':code')
  @HttpCode(204)
  @ApiBearerAuth('presenter')
  @Code
  @ApiOperation({ summary: 'End a presentation' })
  @ApiNoContentResponse({ description: 'It has ended; its code opens nothing any more.' })
  @ApiErrors(NO_KEY, OTHER_KEY, NO_SUCH_ROOM, 429)
  async end(@Param('code') code: string, @Req() request: Request): Promise<void> {
    await this.rooms.end(callOf(code, request));
  }
}

function callOf(code: string, request: Request): RoomCall {
  return { code, authorization: request.headers.authorization, clientIp: clientIpOf(request) };
}
