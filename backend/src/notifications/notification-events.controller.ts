import { Controller, Headers, type MessageEvent, Sse } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { lastEventIdOf } from '../common/http/request/last-event-id.js';
import { WithoutHead } from '../common/http/response/without-head.decorator.js';
import { NotificationStreams } from './live/notification-streams.js';

/** Characters buffered for a client that does not read; some two hundred events. */
const MAX_PENDING_BYTES = 65_536;

const EVENTS = [
  'event: ready\nid: 41206\ndata: {"position":41206,"readTo":41190,"permissions":["shareholders:read"]}',
  'event: notification\nid: 41207\ndata: {"position":41207,"at":"2025-01-31T05:00:00.000Z","action":"shareholder.received","kind":"shareholder","id":"65f1c0ffee65f1c0ffee65f1","reference":"SH-7K3M9Q","name":"Meena Devi"}',
  'event: change\nid: 41207\ndata: {"kinds":["shareholder"],"byOthers":["shareholder"]}',
  'event: read\nid: 41207\ndata: {"readTo":41207}',
  'event: recovered\nid: 41207\ndata: {}',
  'event: permissions\nid: 41207\ndata: {"permissions":["shareholders:read","shareholders:review"]}',
].join('\n\n');

/** The console's one stream of events. */
@ApiTags('notifications')
@Controller('api/admin/events')
@RequirePermission()
export class NotificationEventsController {
  constructor(private readonly streams: NotificationStreams) {}

  /**
   * Server-sent events, until the session ends:
   *
   * `ready` comes first. `notification` contains a new notification. `change` names the kinds of readable records that
   * have changed (also `delivery` for the boxes of a day, `admin` with `admins:read`, `audit` with `audit:read`).
   * `read` contains the position up to which another device has read. `permissions` contains the caller's permissions
   * after a change. `reset` means that too many events were missed: reload everything. `recovered` means that the
   * database is available again: repeat what failed.
   *
   * Event ids are positions in the audit log. A stream that is reopened with the last id as `Last-Event-ID` continues
   * without gaps or repeats, on any server process. The token is sent in the `Authorization` header, which
   * `EventSource` cannot set: read the stream with `fetch`.
   */
  @Sse('', { maxPendingDataLength: MAX_PENDING_BYTES })
  @WithoutHead()
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'Id of the last received event, or `position` of the notification list, such as 41206.',
    schema: { type: 'string' },
  })
  @ApiOperation({ summary: 'Stream your own notifications' })
  @ApiOkResponse({
    description:
      'Events until the session ends, with a comment every 15 seconds to keep the connection open.',
    content: { 'text/event-stream': { schema: { type: 'string' }, example: EVENTS } },
  })
  @ApiErrors(401, {
    status: 429,
    when: 'The account has too many open streams; `Retry-After` contains the seconds to wait.',
  })
  events(
    @Caller() caller: CallerIdentity,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<Observable<MessageEvent>> {
    return this.streams.open(caller, lastEventIdOf(lastEventId));
  }
}
