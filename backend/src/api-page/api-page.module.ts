import { Module } from '@nestjs/common';
import { ApiDescription } from './api-description.js';
import { ApiPageController } from './api-page.controller.js';

@Module({ controllers: [ApiPageController], providers: [ApiDescription] })
export class ApiPageModule {}
