import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../common/http/client/client-ip.js';
import { RecordIdParam, RecordIdPipe } from '../common/http/request/record-id.param.js';
import { SavedViewChange, SavedViewForm, SavedViewQuery } from './dto/saved-view.form.js';
import { SavedViewDeleted, SavedViewSaved, SavedViewView, savedViewView } from './dto/saved-view.view.js';
import { NO_SUCH_VIEW, SavedViewsService, TOO_MANY_SHARED, TOO_MANY_VIEWS } from './saved-views.service.js';

const NOT_OWN = {
  status: 404,
  when: 'The view does not exist or belongs to another account.',
  message: NO_SUCH_VIEW,
} as const;
const UNSEEN = { status: 403, when: 'The caller lacks the permission to read that list.' } as const;

/** Saved views of the console's lists. */
@ApiTags('administrators')
@Controller('api/admin/views')
@RequirePermission()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  /** The caller's own views of a list, followed by those that others share. */
  @Get()
  @ApiOperation({ summary: 'List saved views' })
  @ApiOkResponse({ type: [SavedViewView] })
  @ApiErrors(400, 401, UNSEEN)
  async list(@Query() { list }: SavedViewQuery, @Caller() caller: CallerIdentity): Promise<SavedViewView[]> {
    const views = await this.views.list(list, caller);
    return views.map((view) => savedViewView(view, caller.adminId));
  }

  /** Saves a view of a list, for the caller alone or shared with everyone who may see the list. */
  @Post()
  @ApiOperation({ summary: 'Create a saved view' })
  @ApiCreatedResponse({ type: SavedViewSaved })
  @ApiErrors({ status: 400, fields: { name: ['Name is required.'] } }, 401, UNSEEN, {
    status: 409,
    when: 'The account has the maximum number of views, or of shared ones.',
    message: TOO_MANY_VIEWS,
  })
  async save(
    @Body() form: SavedViewForm,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<SavedViewSaved> {
    const view = await this.views.save(form, caller, clientIpOf(request));
    return { message: 'View saved', data: savedViewView(view, caller.adminId) };
  }

  /** Changes the name, query or sharing of one of the caller's views. */
  @Patch(':id')
  @RecordIdParam
  @ApiOperation({ summary: 'Update a saved view' })
  @ApiOkResponse({ type: SavedViewSaved })
  @ApiErrors(400, 401, UNSEEN, NOT_OWN, {
    status: 409,
    when: 'The account shares the maximum number of views.',
    message: TOO_MANY_SHARED,
  })
  async change(
    @Param('id', RecordIdPipe) id: string,
    @Body() changes: SavedViewChange,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<SavedViewSaved> {
    const view = await this.views.change(id, changes, caller, clientIpOf(request));
    return { message: 'View saved', data: savedViewView(view, caller.adminId) };
  }

  /** Deletes one of the caller's views; a shared one disappears for everyone. */
  @Delete(':id')
  @RecordIdParam
  @ApiOperation({ summary: 'Delete a saved view' })
  @ApiOkResponse({ type: SavedViewDeleted })
  @ApiErrors(401, NOT_OWN)
  async remove(
    @Param('id', RecordIdPipe) id: string,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<SavedViewDeleted> {
    await this.views.remove(id, caller, clientIpOf(request));
    return { message: 'View deleted' };
  }
}
