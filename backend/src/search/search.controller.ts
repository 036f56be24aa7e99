import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequirePermission } from '../common/access/access.decorators.js';
import { Caller } from '../common/access/caller.decorator.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { SearchQuery } from './dto/search.query.js';
import { SearchHit } from './dto/search-hit.view.js';
import { SearchService } from './search.service.js';

/** One search over everything that people sent. */
@ApiTags('search')
@Controller('api/admin/search')
export class SearchController {
  constructor(private readonly service: SearchService) {}

  /**
   * Finds people and records of every kind that the caller may read: at most five of each, the newest first. Whoever may
   * read none gets an empty list.
   */
  @Get()
  @RequirePermission()
  @ApiOperation({ summary: 'Search everywhere' })
  @ApiOkResponse({ type: [SearchHit] })
  @ApiErrors(400, 401, 403)
  search(@Query() { q }: SearchQuery, @Caller() caller: CallerIdentity): Promise<SearchHit[]> {
    return this.service.search(q, caller);
  }
}
