import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { AppError } from '../common/errors/app-error.js';
import { isRecordId, RecordIdPipe } from '../common/http/request/record-id.param.js';
import { PresenceForm, PresenceQuery } from './dto/presence.form.js';
import { PresenceLeft, PresenceView } from './dto/presence.view.js';
import { MAX_TABS } from './presence.repository.js';
import { PRESENCE_SECONDS, PresenceService } from './presence.service.js';

const NO_TAB = {
  status: 404,
  when: 'The id of the tab is not 24 hexadecimal digits.',
  message: 'The id of a tab must be 24 hexadecimal digits.',
} as const;
const UNSEEN = { status: 403, when: 'The caller lacks the permission to read that list.' } as const;

const TabParam = ApiParam({
  name: 'tab',
  description: 'Random id chosen by the browser tab: 24 hexadecimal digits.',
  example: '65f1c0ffee65f1c0ffee65f3',
});

/** Who has which record open. */
@ApiTags('administrators')
@Controller('api/admin/presence')
@RequirePermission()
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  /** Which other accounts have records of a list open, sorted by e-mail address. */
  @Get()
  @ApiOperation({ summary: 'List who has records open' })
  @ApiOkResponse({ type: [PresenceView] })
  @ApiErrors(400, 401, UNSEEN)
  list(@Query() { list }: PresenceQuery, @Caller() caller: CallerIdentity): Promise<PresenceView[]> {
    return this.presence.listOthers(list, caller);
  }

  @Put(':tab')
  @TabParam
  @ApiOperation({
    summary: 'Report a record as open',
    description: `Reports that the browser tab has a record open. The report expires after ${PRESENCE_SECONDS} seconds: repeat it while the record stays open. A tab has one record open at a time; at most ${MAX_TABS} tabs of an account are stored. Returns who else has records of that list open.`,
  })
  @ApiOkResponse({ type: [PresenceView] })
  @ApiErrors(400, 401, UNSEEN, NO_TAB)
  enter(
    @Param('tab', RecordIdPipe) tab: string,
    @Body() form: PresenceForm,
    @Caller() caller: CallerIdentity,
  ): Promise<PresenceView[]> {
    assertTab(tab);
    return this.presence.enter(tab, form, caller);
  }

  /** Reports that the browser tab has closed its record. Also succeeds if it had none open. */
  @Delete(':tab')
  @TabParam
  @ApiOperation({ summary: 'Report a record as closed' })
  @ApiOkResponse({ type: PresenceLeft })
  @ApiErrors(401, NO_TAB)
  async leave(
    @Param('tab', RecordIdPipe) tab: string,
    @Caller() caller: CallerIdentity,
  ): Promise<PresenceLeft> {
    assertTab(tab);
    await this.presence.leave(tab, caller);
    return { message: 'Left' };
  }
}

function assertTab(tab: string): void {
  if (!isRecordId(tab)) throw new AppError('NOT_FOUND', NO_TAB.message);
}
