import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { RequirePermission } from '../common/access/access.decorators.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { LIST_HEADERS } from '../common/lists/list-headers.docs.js';
import { setListHeaders } from '../common/lists/list-headers.js';
import { AuditLog } from './audit-log.js';
import { ChainCheckService } from './chain-check.service.js';
import { AuditCountView, auditCountView } from './dto/audit-count.view.js';
import { AuditEntryView, auditEntryView } from './dto/audit-entry.view.js';
import { AuditCountQuery, AuditListQuery } from './dto/audit-list.query.js';
import { ChainCheckView } from './dto/chain-check.view.js';

/** The log of who did what. */
@ApiTags('audit log')
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly log: AuditLog,
    private readonly chain: ChainCheckService,
  ) {}

  /** A page of the audit log, newest first. The `Link` header contains the URLs of the neighbouring pages. */
  @Get()
  @RequirePermission('audit:read')
  @ApiOperation({ summary: 'List audit log entries' })
  @ApiOkResponse({ type: [AuditEntryView], headers: { Link: LIST_HEADERS.Link ?? {} } })
  @ApiErrors(400, 401, 403)
  async list(
    @Query() query: AuditListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEntryView[]> {
    const page = await this.log.list(query);
    setListHeaders(request, response, page);
    return page.items.map(auditEntryView);
  }

  /**
   * The number of entries that match the filters, and how many of them are newer than `before`. Separate from the list,
   * so that the list does not wait for the count.
   */
  @Get('count')
  @RequirePermission('audit:read')
  @ApiOperation({ summary: 'Count audit log entries' })
  @ApiOkResponse({ type: AuditCountView })
  @ApiErrors(400, 401, 403)
  async count(@Query() query: AuditCountQuery): Promise<AuditCountView> {
    return auditCountView(await this.log.count(query));
  }

  /**
   * The result of the daily integrity check. Every entry contains the hash of the previous one, so changed and missing
   * entries are found.
   */
  @Get('chain')
  @RequirePermission('audit:read')
  @ApiOperation({ summary: 'Get the integrity of the audit log' })
  @ApiOkResponse({ type: ChainCheckView })
  @ApiErrors(401, 403)
  async chainCheck(): Promise<ChainCheckView> {
    const { checkedAt, entries, problems } = await this.chain.last();
    return checkedAt ? { checkedAt: checkedAt.toISOString(), entries, problems } : {};
  }
}
