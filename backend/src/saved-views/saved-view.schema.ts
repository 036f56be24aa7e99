import { Schema, type Types } from 'mongoose';

/** Lists of the console that can have saved views, by the last step of their address, and who may see them. */
export const VIEW_LISTS = {
  contacts: 'contacts:read',
  applications: 'applications:read',
  shareholders: 'shareholders:read',
  subscribers: 'subscriptions:read',
} as const;

export type ViewList = keyof typeof VIEW_LISTS;

/** A way of looking at a list that somebody has given a name: filters, order, columns. */
export interface SavedView {
  _id: Types.ObjectId;
  /** Id of the account that made it, which alone may change it. */
  owner: string;
  list: ViewList;
  name: string;
  /** What follows the question mark in the address of the list. */
  query: string;
  /** Everyone who may see the list sees it too. */
  shared: boolean;
  createdAt: Date;
}

export const SAVED_VIEW = 'SavedView';

/** Index along which the views of an account and the shared ones of a list are found. */
export const VIEWS_OF_OWNER = 'saved_views_of_owner';
export const VIEWS_SHARED = 'saved_views_shared';

export const savedViewSchema = new Schema<SavedView>(
  {
    owner: { type: String, required: true },
    list: { type: String, required: true },
    name: { type: String, required: true },
    query: { type: String, default: '' },
    shared: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'saved_views', versionKey: false, strict: 'throw' },
);
savedViewSchema.index({ owner: 1, list: 1, createdAt: 1 }, { name: VIEWS_OF_OWNER });
savedViewSchema.index({ list: 1, shared: 1, createdAt: 1 }, { name: VIEWS_SHARED });
