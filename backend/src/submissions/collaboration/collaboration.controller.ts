import {
  applyDecorators,
  Body,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  type Type,
} from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, getSchemaPath } from '@nestjs/swagger';
import type { Request } from 'express';
import { type PermissionName, RequirePermission } from '../../common/access/access.decorators.js';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { RecordIdParam, RecordIdPipe } from '../../common/http/request/record-id.param.js';
import { ColleagueView } from '../record/dto/colleague.view.js';
import { NOTE_MINUTES } from '../record/submission-record.js';
import type { Colleague } from '../record/values/colleague.js';
import type { AssignmentRequest } from './assignments.js';
import { AssigneeForm, NoteForm } from './dto/collaboration.forms.js';
import { NOT_OWN_NOTE, NOTE_TOO_OLD, TOO_MANY_NOTES } from './record-notes.js';

/** The methods that a kind's service provides for these calls. */
interface CollaborationService<Detail> {
  colleagues(): Promise<Colleague[]>;
  addNote(id: string, text: string, caller: CallerIdentity, clientIp: string): Promise<Detail>;
  removeNote(id: string, noteId: string, caller: CallerIdentity, clientIp: string): Promise<Detail>;
  assign(id: string, request: AssignmentRequest, caller: CallerIdentity, clientIp: string): Promise<Detail>;
}

/** The answer to each change. */
interface Changed<Detail> {
  message: string;
  data: Detail;
}

function AnswersRecord(view: Type, message: string): MethodDecorator {
  const data = { allOf: [{ $ref: getSchemaPath(view) }], description: 'The updated record.' };
  const properties = { message: { type: 'string', example: message }, data };
  return applyDecorators(
    ApiExtraModels(view),
    ApiOkResponse({ schema: { type: 'object', required: ['message', 'data'], properties } }),
  );
}

/**
 * The collaboration calls of one kind of record. The kind's controller extends the returned class, and must be
 * registered before the one that has `:id`.
 * @param permissions that allow seeing and changing such records: each change answers with the record
 * @param view the detail view of a record
 */
export function collaborationController<Detail extends object>(
  permissions: readonly [read: PermissionName, change: PermissionName],
  view: Type<Detail>,
) {
  abstract class CollaborationController {
    constructor(readonly service: CollaborationService<Detail>) {}

    @Get('colleagues')
    @RequirePermission(...permissions)
    @ApiOperation({
      summary: 'List possible assignees',
      description: 'All active accounts that may read such records, sorted by e-mail address.',
    })
    @ApiOkResponse({ type: [ColleagueView] })
    @ApiErrors(401, 403)
    async colleagues(): Promise<ColleagueView[]> {
      const colleagues = await this.service.colleagues();
      return colleagues.map(({ adminId, email }) => ({ adminId, email }));
    }

    @Post(':id/notes')
    @HttpCode(200)
    @RequirePermission(...permissions)
    @RecordIdParam
    @ApiOperation({
      summary: 'Add a note',
      description: `Adds an internal note, visible to all accounts that may read the record, and never to the person who sent it. Mentioned colleagues are notified by mail, without the text of the note. Repeating the request with the same text within ${NOTE_MINUTES} minutes has no effect, so it can be repeated after a lost connection.`,
    })
    @AnswersRecord(view, 'Note added')
    @ApiErrors({ status: 400, fields: { text: ['Note is required.'] } }, 401, 403, 404, 413, 415, {
      status: 409,
      when: 'The record has the maximum number of notes.',
      message: TOO_MANY_NOTES,
    })
    async addNote(
      @Param('id', RecordIdPipe) id: string,
      @Body() { text }: NoteForm,
      @Caller() caller: CallerIdentity,
      @Req() request: Request,
    ): Promise<Changed<Detail>> {
      const data = await this.service.addNote(id, text, caller, clientIpOf(request));
      return { message: 'Note added', data };
    }

    @Delete(':id/notes/:noteId')
    @RequirePermission(...permissions)
    @RecordIdParam
    @ApiParam({ name: 'noteId', description: 'Id of the note.', example: '65f1c0ffee65f1c0ffee65f2' })
    @ApiOperation({
      summary: 'Delete a note',
      description: `Deletes one of the caller's own notes, within ${NOTE_MINUTES} minutes after it was added. Mails about it are not withdrawn.`,
    })
    @AnswersRecord(view, 'Note deleted')
    @ApiErrors(
      401,
      { status: 403, when: 'The note was written by another account.', message: NOT_OWN_NOTE },
      { status: 404, when: 'The record or the note does not exist.' },
      { status: 409, when: 'The time for deleting the note is over.', message: NOTE_TOO_OLD },
    )
    async removeNote(
      @Param('id', RecordIdPipe) id: string,
      @Param('noteId') noteId: string,
      @Caller() caller: CallerIdentity,
      @Req() request: Request,
    ): Promise<Changed<Detail>> {
      const data = await this.service.removeNote(id, noteId, caller, clientIpOf(request));
      return { message: 'Note deleted', data };
    }

    @Put(':id/assignee')
    @RequirePermission(...permissions)
    @RecordIdParam
    @ApiOperation({
      summary: 'Assign or unassign the record',
      description:
        'Assigns the record to an active account that may read it, or to nobody. The assignee is notified by mail, unless they assigned it to themselves. Repeating the request has no effect. A 409 contains the current record in `data`.',
    })
    @AnswersRecord(view, 'Assigned')
    @ApiErrors(
      { status: 400, fields: { adminId: ['This account cannot open such records.'] } },
      ...([401, 403, 404, 409, 413, 415] as const),
    )
    async assign(
      @Param('id', RecordIdPipe) id: string,
      @Body() form: AssigneeForm,
      @Caller() caller: CallerIdentity,
      @Req() request: Request,
    ): Promise<Changed<Detail>> {
      const data = await this.service.assign(id, form, caller, clientIpOf(request));
      return { message: form.adminId === undefined ? 'Assigned to nobody' : 'Assigned', data };
    }
  }
  return CollaborationController;
}
