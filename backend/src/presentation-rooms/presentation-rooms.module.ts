import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LiveRooms } from './live/live-rooms.js';
import { PresentationRoomRepository } from './presentation-room.repository.js';
import { PRESENTATION_ROOM, presentationRoomSchema } from './presentation-room.schema.js';
import { PresentationRoomsController } from './presentation-rooms.controller.js';
import { PresentationRoomsService } from './presentation-rooms.service.js';

/** Short-lived rooms through which a phone controls a presentation and an audience follows it. */
@Module({
  imports: [MongooseModule.forFeature([{ name: PRESENTATION_ROOM, schema: presentationRoomSchema }])],
  controllers: [PresentationRoomsController],
  providers: [LiveRooms, PresentationRoomRepository, PresentationRoomsService],
})
export class PresentationRoomsModule {}
