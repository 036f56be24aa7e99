import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { falseOnDuplicate } from '../database/errors/database-errors.js';
import {
  type ListenerCounts,
  PRESENTATION_ROOM,
  type PresentationRoom,
  type RoomState,
  type StoredCommand,
} from './presentation-room.schema.js';

/** Commands kept for a reconnecting presenter, and for recognising repeats. */
export const MAX_COMMANDS = 100;

/** A process's report on its streams of a room; no counts when it has none any more. */
export interface ListenerReport {
  code: string;
  counts?: ListenerCounts & { beat: number };
}

/** Queries and writes of rooms. A room that has ended is not found, whether it has been deleted or not. */
@Injectable()
export class PresentationRoomRepository {
  constructor(@InjectModel(PRESENTATION_ROOM) private readonly rooms: Model<PresentationRoom>) {}

  /** False when the code exists. */
  insert(room: PresentationRoom): Promise<boolean> {
    return falseOnDuplicate(this.rooms.create(room));
  }

  findByCode(code: string): Promise<PresentationRoom | null> {
    return this.rooms.findOne({ _id: code, ...notEnded() }).lean<PresentationRoom>();
  }

  /** The revisions of those of these rooms that have not ended. */
  findRevisions(codes: string[]): Promise<Array<Pick<PresentationRoom, '_id' | 'revision'>>> {
    return this.rooms
      .find({ _id: { $in: codes }, ...notEnded() }, { revision: 1 })
      .lean<Array<Pick<PresentationRoom, '_id' | 'revision'>>>();
  }

  findByCodes(codes: string[]): Promise<PresentationRoom[]> {
    return this.rooms.find({ _id: { $in: codes }, ...notEnded() }).lean<PresentationRoom[]>();
  }

  /** Replaces the state unless a newer one is stored. */
  async replaceState(code: string, state: RoomState): Promise<void> {
    await this.rooms.updateOne(
      { _id: code, ...notEnded(), 'state.version': { $lte: state.version } },
      { $set: { state }, $inc: { revision: 1 } },
    );
  }

  /** Adds the command. False when one with the same id is still kept, or the clickers' key was replaced. */
  async addCommand(code: string, clickerKeyHash: string, command: StoredCommand): Promise<boolean> {
    const { matchedCount } = await this.rooms.updateOne(
      { _id: code, ...notEnded(), clickerKeyHash, 'commands.id': { $ne: command.id } },
      {
        $push: { commands: { $each: [command], $slice: -MAX_COMMANDS } },
        $inc: { commandCount: 1, revision: 1 },
      },
    );
    return matchedCount > 0;
  }

  /** Replaces the key of the clickers. */
  async replaceClickerKey(code: string, clickerKeyHash: string): Promise<void> {
    await this.rooms.updateOne(
      { _id: code, ...notEnded() },
      { $set: { clickerKeyHash }, $inc: { revision: 1 } },
    );
  }

  async remove(code: string): Promise<void> {
    await this.rooms.deleteOne({ _id: code });
  }

  /** Writes the reports of a process on many rooms together. */
  async reportListeners(processId: string, reports: readonly ListenerReport[]): Promise<void> {
    const field = `streams.${processId}`;
    await this.rooms.bulkWrite(
      reports.map(({ code, counts }) => ({
        updateOne: {
          filter: { _id: code, ...notEnded() },
          update: {
            ...(counts ? { $set: { [field]: counts } } : { $unset: { [field]: 1 } }),
            $inc: { revision: 1 },
          },
        },
      })),
      { ordered: false },
    );
  }
}

function notEnded() {
  return { endsAt: { $gt: new Date() } };
}
