import { Controller, Headers, type MessageEvent, Sse } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { WithoutHead } from '../common/http/response/without-head.decorator.js';
import { NotificationStreams } from './live/notification-streams.js';

/** Characters buffered for a client that does not read; some two hundred events. */
const MAX_PENDING_BYTES = 65_536;

const EVENTS = [
  'event: ready\nid: 41206\ndata: {"position":41206,"readTo":41190,"permissions":["shareholders:read"]}',
  'event: notification\nid: 41207\ndata: {"position":41207,"at":"2025-01-31T05:00:00.000Z","action":"shareholder.received","kind":"shareholder","id":"65f1c0ffee65f1c0ffee65f1","reference":"SH-7K3M9Q","name":"Meena Devi"}',
  'event: change\nid: 41207\ndata: {"kinds":["shareholder"],"byOthers":["shareholder"]}',
  'event: read\nid: 41207\ndata: {"readTo":41207}',
  'event: permissions\nid: 41207\ndata: {"permissions":["shareholders:read","shareholders:review"]}',
].join('\n\n');

/** The console's one stream of events. */
@ApiTags('notifications')
@Controller('api/admin/events')
@RequirePermission()
export class NotificationEventsController {
  constructor(private readonly streams: NotificationStreams) {}

  /**
   * Server-sent events, until the session ends. `ready` comes first; `notification` is a new line; `change` names the kinds
   * of records of which something has changed that the caller may read (`delivery` for the boxes of a day, `admin` with
   * `admins:read`, `audit` with `audit:read`); `read` says how far was read on another screen; `permissions` what the caller
   * may do, when that has changed; `reset` that too much was missed to be told one by one. Ids are places in the audit log: with the last one as `Last-Event-ID` a stream continues without a gap and without
   * repeats, at any process. The token goes into the `Authorization` header, which `EventSource` cannot send: read the
   * stream with `fetch`.
   */
  @Sse('', { maxPendingDataLength: MAX_PENDING_BYTES })
  @WithoutHead()
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The id of the last event that was received, or `position` of the list, such as 41206.',
    schema: { type: 'string' },
  })
  @ApiOperation({ summary: 'Follow what is new to the caller' })
  @ApiOkResponse({
    description: 'Events until the session ends, and a comment every 15 seconds.',
    content: { 'text/event-stream': { schema: { type: 'string' }, example: EVENTS } },
  })
  @ApiErrors(401, { status: 429, when: 'The account has too many streams open; see `Retry-After`.' })
  events(
    @Caller() caller: CallerIdentity,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<Observable<MessageEvent>> {
    const known = /^[0-9]{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : undefined;
    return this.streams.open(caller, known);
  }
}
