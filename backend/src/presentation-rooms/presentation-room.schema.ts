import { Schema } from 'mongoose';

/** The timer of a presentation, running or stopped. */
export interface RoomTimer {
  running: boolean;
  /** Milliseconds since the epoch, while it runs. */
  startedAt?: number;
  /** Milliseconds on the clock, while it is stopped. */
  elapsed?: number;
}

/** What is shown to the audience and followers. */
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

/** A clicker's request to the presenter's deck. */
export interface RoomCommand {
  /** Chosen by the clicker, so that a repeated request takes effect once. */
  id: string;
  type: (typeof ROOM_COMMANDS)[number];
  /** The target slide; `goTo` only. */
  slide?: number;
}

/** A stored command. */
export interface StoredCommand extends RoomCommand {
  /** When it arrived, in ms since the epoch by the clock of the receiving process. */
  at: number;
}

/** The streams that one process has open for a room. */
export interface ListenerCounts {
  presenters: number;
  /** Clickers. */
  phones: number;
  followers: number;
}

/** A presentation that others follow or control for a while. It contains no personal data. */
export interface PresentationRoom {
  /** The code that people type. */
  _id: string;
  /** Hashes; the keys themselves are only in the browsers that received them. */
  presenterKeyHash: string;
  clickerKeyHash: string;
  /** Incremented by every write, so that a poll can see changes. */
  revision: number;
  state: RoomState;
  /** The newest commands, oldest first. */
  commands: StoredCommand[];
  /** Number of all commands so far, which is the number of the newest one. */
  commandCount: number;
  /** By process id; `beat` changes while the process is alive. */
  streams: Record<string, ListenerCounts & { beat: number }>;
  /** The database deletes it some time after. */
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
