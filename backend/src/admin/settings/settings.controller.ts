import { Body, Controller, Get, Patch, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { RequirePermission } from '../../common/access/access.decorators.js';
import { Caller } from '../../common/access/caller.decorator.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { WithoutSecondFactor } from '../../common/access/second-factor.decorators.js';
import { ApiErrors } from '../../common/errors/api-errors.decorator.js';
import { clientIpOf } from '../../common/http/client/client-ip.js';
import { AdminSettings, SettingsChange, SettingsSaved } from './settings.dto.js';
import { SETTINGS_CHANGED, SettingsService } from './settings.service.js';

/** The caller's settings, on every device. */
@ApiTags('administrators')
@Controller('api/admin/settings')
@RequirePermission()
@WithoutSecondFactor()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** All settings of the caller; those that were never changed have their defaults. */
  @Get()
  @ApiOperation({ summary: 'Get your own settings' })
  @ApiOkResponse({ type: AdminSettings })
  @ApiErrors(401)
  find(@Caller() caller: CallerIdentity): Promise<AdminSettings> {
    return this.settings.find(caller);
  }

  /** Changes the given settings and leaves the others as they are. */
  @Patch()
  @ApiOperation({ summary: 'Change your own settings' })
  @ApiOkResponse({ type: SettingsSaved })
  @ApiErrors({ status: 400, fields: { locale: ['Language must be one of: en, hi.'] } }, 401, {
    status: 409,
    when: 'The same setting was changed at the same time.',
    message: SETTINGS_CHANGED,
  })
  async change(
    @Caller() caller: CallerIdentity,
    @Body() change: SettingsChange,
    @Req() request: Request,
  ): Promise<SettingsSaved> {
    const data = await this.settings.change(caller, change, clientIpOf(request));
    return { message: 'Settings saved successfully!', data };
  }
}
