import { Schema } from 'mongoose';
import type { RecordList } from '../submissions/record/console-lists.js';

/** Where one tab of an account's console is. */
export interface OpenTab {
  /** Chosen by the tab. */
  tab: string;
  list: RecordList;
  /** Id of the record that it has open. */
  record: string;
  /** A decision about it is being written. */
  deciding: boolean;
  /** Without another word from the tab it is there no longer. */
  until: Date;
}

/** Where an account is, in all its tabs. One document each, so that it holds so many and no more. */
export interface Presence {
  /** Id of the account. */
  _id: string;
  email: string;
  tabs: OpenTab[];
  /** When the time of the last of its tabs ends. The database removes the document some time after. */
  expiresAt: Date;
}

export const PRESENCE = 'Presence';

/** Index along which those are found who are inside the records of a list. */
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
