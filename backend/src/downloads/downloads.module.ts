import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminModule } from '../admin/admin.module.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { DOWNLOAD_TICKET, downloadTicketSchema } from './download-ticket.schema.js';
import { DownloadTickets } from './download-tickets.js';
import { DownloadsController } from './downloads.controller.js';
import { DownloadsService } from './downloads.service.js';
import { TicketCookie } from './ticket-cookie.js';

/** Downloads of documents, authorised by a ticket instead of a token. */
@Module({
  imports: [
    AdminModule,
    MongooseModule.forFeature([{ name: DOWNLOAD_TICKET, schema: downloadTicketSchema }]),
    SubmissionsModule,
  ],
  controllers: [DownloadsController],
  providers: [DownloadTickets, DownloadsService, TicketCookie],
  exports: [DownloadTickets, TicketCookie],
})
export class DownloadsModule {}
