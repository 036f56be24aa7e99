import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RoomEventsService } from './listeners/room-events.service.js';
import { PresentationRoomRepository } from './presentation-room.repository.js';
import { PRESENTATION_ROOM, presentationRoomSchema } from './presentation-room.schema.js';
import { PresentationRoomsController } from './presentation-rooms.controller.js';
import { PresentationRoomsService } from './presentation-rooms.service.js';

/** Short-lived rooms through which clickers control a presentation and followers see it. */
@Module({
  imports: [MongooseModule.forFeature([{ name: PRESENTATION_ROOM, schema: presentationRoomSchema }])],
  controllers: [PresentationRoomsController],
  providers: [RoomEventsService, PresentationRoomRepository, PresentationRoomsService],
})
export class PresentationRoomsModule {}
