import path from 'node:path';
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../common/access/access.decorators.js';
import { AppError } from '../common/errors/app-error.js';
import { WORKSPACE } from '../config/paths.js';
import { WithoutDatabase } from '../database/connection/database-ready.guard.js';
import { ApiDescription } from './api-description.js';
import { API_PAGE_HTML, API_PAGE_POLICY, API_PAGE_SCRIPT } from './api-page-content.js';

/** Where the build puts the files of Swagger UI (`backend/scripts/build.mjs`). */
const SWAGGER_UI = path.join(WORKSPACE, 'dist', 'api-page');
const ASSETS = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

/** The API description, for programs and as a Swagger UI page. */
@ApiExcludeController()
@Controller('api')
@Public()
@WithoutDatabase()
export class ApiPageController {
  constructor(private readonly description: ApiDescription) {}

  @Get('openapi.json')
  openapi(@Res() response: Response): void {
    const { json, etag } = this.description.content;
    response.setHeader('ETag', etag).type('json').send(json);
  }

  @Get('docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', API_PAGE_POLICY)
  page(): string {
    return API_PAGE_HTML;
  }

  @Get('docs/page.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return API_PAGE_SCRIPT;
  }

  @Get('docs/:asset')
  asset(@Param('asset') asset: string, @Res() response: Response): void {
    if (!ASSETS.has(asset)) throw new AppError('NOT_FOUND');
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.sendFile(asset, { root: SWAGGER_UI, cacheControl: false });
  }
}
