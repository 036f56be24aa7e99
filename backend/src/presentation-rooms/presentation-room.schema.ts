import { Schema } from 'mongoose';

/** The timer of a presentation, running or stopped. */
export interface RoomTimer {
  running: boolean;
  /** Milliseconds since the epoch, while it runs. */
  startedAt?: number;
  /** Milliseconds on the clock, while it is stopped. */
  elapsed?: number;
}

/** What audience and followers see. */
export interface RoomState {
  /** Chosen by the presenter; an older state never replaces a newer one. */
  version: number;
  /** Counted from 1. */
  slide: number;
  /** The screen shows nothing. */
  blank: boolean;
  timer: RoomTimer;
}

export const ROOM_COMMANDS = ['next', 'previous', 'goTo', 'blank', 'timer'] as const;

/** What a clicker asks the presenter's deck to do. */
export interface RoomCommand {
  /** Chosen by the clicker, so that a repeated request acts once. */
  id: string;
  type: (typeof ROOM_COMMANDS)[number];
  /** Where to go; `goTo` only. */
  slide?: number;
}

/** A command as it is kept. */
export interface StoredCommand extends RoomCommand {
  /** When it came, in milliseconds since the epoch by the clock of the process that took it. */
  at: number;
}

/** The streams that one process of the API has open for a room. */
export interface ListenerCounts {
  presenters: number;
  /** Clickers. */
  phones: number;
  followers: number;
}

/** A presentation that others follow or control for a while. It holds nothing about a person. */
export interface PresentationRoom {
  /** The code that people type. */
  _id: string;
  /** Hashes; the keys themselves are in the browsers that got them and nowhere else. */
  presenterKeyHash: string;
  clickerKeyHash: string;
  /** Counts every write, so that a poll can tell what has changed. */
  revision: number;
  state: RoomState;
  /** The newest commands, oldest first. */
  commands: StoredCommand[];
  /** All commands so far: the number of the newest one. */
  commandCount: number;
  /** By the id of a process; `beat` changes while the process lives. */
  streams: Record<string, ListenerCounts & { beat: number }>;
  /** The database removes it some time after. */
  endsAt: Date;
}

export const PRESENTATION_ROOM = 'PresentationRoom';

const { Mixed } = Schema.Types;

export const presentationRoomSchema = new Schema<PresentationRoom>(
  {
    _id: { type: String, required: true },
    presenterKeyHash: { type: String, required: true },
    clickerKeyHash: { type: String, required: true },
    revision: { type: Number, required: true },
    state: { type: Mixed, required: true },
    commands: { type: [Mixed], required: true } as never,
    commandCount: { type: Number, required: true },
    streams: { type: Mixed, required: true },
    endsAt: { type: Date, required: true },
  },
  { collection: 'presentation_rooms', versionKey: false, strict: 'throw', minimize: false },
).index({ endsAt: 1 }, { name: 'presentation_room_expiry', expireAfterSeconds: 0 });
