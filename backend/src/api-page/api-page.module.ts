import { Module } from '@nestjs/common';
import { ApiDescription } from './api-description.js';
import { ApiPageController } from './api-page.controller.js';

/** The description of the API, and the page that shows it. */
@Module({ controllers: [ApiPageController], providers: [ApiDescription] })
export class ApiPageModule {}
