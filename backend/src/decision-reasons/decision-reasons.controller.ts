import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RequireAnyPermission, RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../common/http/client/client-ip.js';
import { REASON_KINDS } from './decision-reasons.schema.js';
import { DecisionReasonsService } from './decision-reasons.service.js';
import { DecisionReasonsForm } from './dto/decision-reasons.form.js';
import { DecisionReasonsSaved, DecisionReasonsView } from './dto/decision-reasons.view.js';

const APPLICATIONS = REASON_KINDS['factory-application'];
const SHAREHOLDERS = REASON_KINDS.shareholder;

/** Frequent reasons for decisions, in both languages. */
@ApiTags('administrators')
@Controller('api/admin/decision-reasons')
export class DecisionReasonsController {
  constructor(private readonly reasons: DecisionReasonsService) {}

  /** The reasons of the office in its order; the supplied ones until it has saved its own. */
  @Get()
  @RequireAnyPermission(APPLICATIONS, SHAREHOLDERS)
  @ApiOperation({ summary: 'Reasons for decisions' })
  @ApiOkResponse({ type: DecisionReasonsView })
  @ApiErrors(401, 403)
  find(): Promise<DecisionReasonsView> {
    return this.reasons.find();
  }

  /**
   * Saves the whole list. It is used for both kinds of application, so it requires the permission to decide about
   * both. Saving the present list again has no effect. A 409 carries the list as it is now in `data`.
   */
  @Put()
  @RequirePermission(APPLICATIONS, SHAREHOLDERS)
  @ApiOperation({ summary: 'Change the reasons for decisions' })
  @ApiOkResponse({ type: DecisionReasonsSaved })
  @ApiErrors(
    { status: 400, fields: { 'reasons.0.hi.text': ['Text is required.'] } },
    401,
    403,
    {
      status: 409,
      when: 'Another revision than the caller saw. Nothing was saved.',
      message: 'ravi@example.org has changed the reasons meanwhile. Nothing was saved.',
    },
    413,
    415,
  )
  async save(
    @Body() form: DecisionReasonsForm,
    @Caller() caller: CallerIdentity,
    @Req() request: Request,
  ): Promise<DecisionReasonsSaved> {
    return { message: 'Reasons saved', data: await this.reasons.save(form, caller, clientIpOf(request)) };
  }
}
