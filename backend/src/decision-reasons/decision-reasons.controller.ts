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

  /** The reasons that reviewers can choose from, in order; built-in ones until the office saves its own. */
  @Get()
  @RequireAnyPermission(APPLICATIONS, SHAREHOLDERS)
  @ApiOperation({ summary: 'List decision reasons' })
  @ApiOkResponse({ type: DecisionReasonsView })
  @ApiErrors(401, 403)
  find(): Promise<DecisionReasonsView> {
    return this.reasons.find();
  }

  /** Replaces the whole list. Saving an identical list has no effect. A 409 contains the current list in `data`. */
  @Put()
  @RequirePermission(APPLICATIONS, SHAREHOLDERS)
  @ApiOperation({ summary: 'Replace the decision reasons' })
  @ApiOkResponse({ type: DecisionReasonsSaved })
  @ApiErrors(
    { status: 400, fields: { 'reasons.0.hi.text': ['Text is required.'] } },
    401,
    403,
    {
      status: 409,
      when: '`revision` is not the current one. Nothing was saved.',
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
