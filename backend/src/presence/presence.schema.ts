import { Schema } from 'mongoose';
import type { RecordList } from '../submissions/record/console-lists.js';

/** An open tab of an account's console. */
export interface OpenTab {
  /** Id chosen by the tab. */
  tab: string;
  list: RecordList;
  /** Id of the open record. */
  record: string;
  /** A decision about the record is being entered. */
  deciding: boolean;
  /** The tab counts as closed then, unless it reports again. */
  until: Date;
}

/** The open tabs of an account. One document each, so that their number can be limited. */
export interface Presence {
  /** Id of the account. */
  _id: string;
  email: string;
  tabs: OpenTab[];
  /** When the last tab expires. The database deletes the document some time after. */
  expiresAt: Date;
}

export const PRESENCE = 'Presence';

/** Index for finding who has records of a list open. */
export const PRESENT_IN_LIST = 'presence_in_list';

export const presenceSchema = new Schema<Presence>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    tabs: [
      new Schema<OpenTab>(
        {
          tab: { type: String, required: true },
          list: { type: String, required: true },
          record: { type: String, required: true },
          deciding: { type: Boolean, required: true },
          until: { type: Date, required: true },
        },
        { _id: false, strict: 'throw' },
      ),
    ],
    expiresAt: { type: Date, required: true },
  },
  { collection: 'presence', versionKey: false, strict: 'throw' },
);
presenceSchema.index({ 'tabs.list': 1, expiresAt: 1 }, { name: PRESENT_IN_LIST });
presenceSchema.index({ expiresAt: 1 }, { name: 'presence_expiry', expireAfterSeconds: 0 });
