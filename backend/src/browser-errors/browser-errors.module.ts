import { Module } from '@nestjs/common';
import { BrowserErrorsController } from './browser-errors.controller.js';
import { BrowserErrorsService } from './browser-errors.service.js';

/** What goes wrong in the browsers of visitors and administrators is told to whoever looks after the server. */
@Module({ controllers: [BrowserErrorsController], providers: [BrowserErrorsService] })
export class BrowserErrorsModule {}
