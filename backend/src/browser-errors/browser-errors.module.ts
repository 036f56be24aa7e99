import { Module } from '@nestjs/common';
import { BrowserErrorsController } from './browser-errors.controller.js';
import { BrowserErrorsService } from './browser-errors.service.js';

/** Logs errors from the browsers of visitors and administrators for the operator. */
@Module({ controllers: [BrowserErrorsController], providers: [BrowserErrorsService] })
export class BrowserErrorsModule {}
