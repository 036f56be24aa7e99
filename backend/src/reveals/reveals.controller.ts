import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { OwnRevealsView, ownRevealsView } from './dto/daily-reveals.view.js';
import { RevealAllowances } from './reveal-allowances.js';

@ApiTags('administrators')
@Controller('api/admin/reveals')
export class RevealsController {
  constructor(private readonly allowances: RevealAllowances) {}

  /** How many PANs the caller has revealed today, and the limit. */
  @Get()
  @RequirePermission('shareholders:reveal')
  @ApiOperation({ summary: 'Get your own PAN reveals of today' })
  @ApiOkResponse({ type: OwnRevealsView })
  @ApiErrors(401, 403)
  async today(@Caller() { adminId }: CallerIdentity): Promise<OwnRevealsView> {
    return ownRevealsView(await this.allowances.today(adminId));
  }
}
