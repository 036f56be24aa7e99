import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { SearchQuery } from './dto/search.query.js';
import { SearchHit } from './dto/search-hit.view.js';
import { SearchService } from './search.service.js';

/** A search over everything that people have submitted. */
@ApiTags('search')
@Controller('api/admin/search')
export class SearchController {
  constructor(private readonly service: SearchService) {}

  /**
   * Finds records of every kind that the caller may read: at most five of each, newest first; an empty list for callers
   * who may read none. The header `X-More-Kinds` names the kinds that have more hits than returned.
   */
  @Get()
  @RequirePermission()
  @ApiOperation({ summary: 'Search all records' })
  @ApiOkResponse({
    type: [SearchHit],
    headers: {
      'X-More-Kinds': {
        description: 'Kinds that have more hits than returned, separated by commas; empty if there are none.',
        schema: { type: 'string', example: 'shareholder,subscription' },
      },
    },
  })
  @ApiErrors(400, 401, 403)
  async search(
    @Query() { q }: SearchQuery,
    @Caller() caller: CallerIdentity,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SearchHit[]> {
    const { hits, kindsWithMore } = await this.service.search(q, caller);
    response.setHeader('X-More-Kinds', kindsWithMore.join());
    return hits;
  }
}
